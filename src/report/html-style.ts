/** The style of the HTML report: one sheet, both colour schemes, nothing loaded from anywhere. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #1d2126; --faint: #667080; --line: #e2dfd8; --bad: #b3261e; --bad-soft: #fbeceb; --warn: #8a5a00; --warn-soft: #fdf3dc; --good: #1d6b3a; --good-soft: #e6f4ea; --code: #f3f1ec; --value: #0b5394; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --card: #1c2026; --ink: #e6e8eb; --faint: #97a1ae; --line: #30363e; --bad: #ff8a80; --bad-soft: #3a1f1f; --warn: #f0c060; --warn-soft: #352a14; --good: #7fd79b; --good-soft: #173222; --code: #262b32; --value: #8cc4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.3rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.6rem 0 .5rem; }
h4 { font-size: 1rem; margin: 1.2rem 0 .3rem; overflow-wrap: anywhere; }
.lead { color: var(--faint); margin: 0 0 1.6rem; }
.badge { display: inline-block; padding: .1rem .6rem; border-radius: 1rem; font-size: .78rem; font-weight: 650; letter-spacing: .05em; text-transform: uppercase; vertical-align: .15rem; white-space: nowrap; }
.bad { color: var(--bad); background: var(--bad-soft); }
.warn { color: var(--warn); background: var(--warn-soft); }
.good { color: var(--good); background: var(--good-soft); }
table { border-collapse: collapse; width: 100%; margin: 0 0 2rem; font-size: .93rem; }
th, td { text-align: left; padding: .45rem .7rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { color: var(--faint); font-weight: 550; }
td a { color: inherit; }
section.contract { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: 1.4rem 1.5rem; margin: 0 0 1.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .8rem 0 0; font-size: .93rem; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); border-radius: .3rem; padding: .08em .35em; overflow-wrap: anywhere; }
.finding { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .9rem; margin: .7rem 0; }
.finding.blocking { border-color: var(--bad); }
.finding p { margin: .15rem 0; overflow-wrap: anywhere; }
.witness code { color: var(--value); }
.remedy { color: var(--good); }
.small { color: var(--faint); font-size: .84rem; }
.small a { color: inherit; }
.note { background: var(--warn-soft); color: var(--warn); border-radius: .4rem; padding: .5rem .8rem; margin: .8rem 0 0; overflow-wrap: anywhere; }
details { margin: 1.2rem 0 0; border-top: 1px solid var(--line); padding-top: .8rem; }
summary { cursor: pointer; font-weight: 600; }
ul.plain { margin: .3rem 0 .6rem; padding-left: 1.2rem; }
footer { color: var(--faint); font-size: .85rem; }
@media print { body { background: #fff; } details > :not(summary) { display: block; } }
`.trim();
