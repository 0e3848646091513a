/**
 * What the report's page does besides being read: filters, the keyboard, deep links, printing whole. It is put into
 * the page as it stands here, runs in the browser, loads nothing, and writes no text of a contract as HTML.
 */
'use strict';
(() => {
  const root = document.documentElement;
  const all = [...document.querySelectorAll('.finding')];
  const groups = [...document.querySelectorAll('[data-group]')];
  const links = [...document.querySelectorAll('.tree a[data-of]')];
  const search = document.querySelector('input[type=search]');
  const boxes = [...document.querySelectorAll('.chips input')];
  if (search === null) return;

  /** Under which entry of the index each finding stands. */
  const subjects = new Map(all.map((finding) => [finding, finding.closest('[data-in]')?.dataset.in]));
  /** Made when it is first needed: the text of each finding, in lower case. */
  let texts;
  let current = -1;

  const shown = () => all.filter((finding) => !finding.hidden);

  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const off = new Set(boxes.filter((box) => !box.checked).map((box) => box.value));
    const only = boxes.some((box) => box.value === 'blocking' && box.checked);
    if (words.length > 0 && texts === undefined)
      texts = new Map(all.map((finding) => [finding, `${finding.dataset.about} ${finding.textContent}`.toLowerCase()]));
    const counts = new Map();
    for (const finding of all) {
      finding.hidden =
        off.has(finding.dataset.level) ||
        (only && !finding.classList.contains('blocking')) ||
        words.some((word) => !texts.get(finding).includes(word));
      const subject = subjects.get(finding);
      if (!finding.hidden) counts.set(subject, (counts.get(subject) ?? 0) + 1);
    }
    for (const group of groups) group.hidden = group.querySelector('.finding:not([hidden])') === null;
    for (const link of links) {
      const count = counts.get(link.dataset.of) ?? 0;
      link.hidden = count === 0;
      link.lastElementChild.textContent = String(count);
    }
    document.body.classList.toggle('nothing', all.length > 0 && shown().length === 0);
    current = -1;
  };

  const go = (step) => {
    const visible = shown();
    if (visible.length === 0) return;
    const from = visible.indexOf(document.activeElement?.closest('.finding') ?? all[current]);
    const next = visible[Math.min(visible.length - 1, Math.max(0, from === -1 ? 0 : from + step))];
    current = all.indexOf(next);
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };

  const toggle = () => {
    const details = all[current]?.querySelector('details');
    if (details) details.open = !details.open;
  };

  /** A link to a finding shows it, opened, whatever is filtered. */
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.classList.contains('finding')) return;
    if (target.hidden) {
      search.value = '';
      for (const box of boxes) box.checked = box.value !== 'blocking';
      filter();
    }
    const details = target.querySelector('details');
    if (details) details.open = true;
    current = all.indexOf(target);
    target.scrollIntoView({ block: 'center' });
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target === search;
    if (event.key === 'Escape' && typing) {
      search.value = '';
      filter();
      search.blur();
    } else if (typing && event.key === 'Enter') {
      search.blur();
      go(0);
    } else if (typing || event.target.closest?.('input, summary, a')) return;
    else if (event.key === '/') search.focus();
    else if (event.key === 'j') go(1);
    else if (event.key === 'k') go(-1);
    else if (event.key === 'Enter') toggle();
    else return;
    event.preventDefault();
  });
  search.addEventListener('input', filter);
  for (const box of boxes) box.addEventListener('change', filter);
  addEventListener('hashchange', follow);

  /** Paper has no folds. What was closed is closed again behind it. */
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
  });

  root.classList.add('live');
  const index = document.querySelector('.index details');
  if (index !== null && matchMedia('(min-width: 60rem)').matches) index.open = true;
  follow();
  root.dataset.ready = String(Math.round(performance.now()));
})();
