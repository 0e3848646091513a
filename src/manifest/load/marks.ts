import { problem, quoted } from '../problems.ts';
import type { Check } from './check.ts';

/** Marks on tools that contradict each other. */
export const checkMarks: Check = ({ manifest: { tools } }) => {
  const stripe = tools.filter((tool) => tool.stripe === true).map(({ name }) => quoted(name));
  const twice =
    stripe.length > 1
      ? [
          problem('stripe-twice', `${stripe.length} tools accept Stripe events: ${stripe.slice(0, 5).join(', ')}.`, {
            pointer: '/tools',
          }),
        ]
      : [];
  const each = tools.flatMap((tool, index) => {
    const place = { pointer: `/tools/${index}` };
    const name = quoted(tool.name);
    return [
      ...(tool.cron && tool.public
        ? [problem('cron-public', `The tool ${name} is both a cron tool and public.`, place)]
        : []),
      ...(tool.stripe && tool.public
        ? [problem('stripe-public', `The tool ${name} both accepts Stripe events and is public.`, place)]
        : []),
      ...(tool.anonymous && !tool.public
        ? [problem('anonymous-unreachable', `The tool ${name} accepts anonymous calls and is not public.`, place)]
        : []),
      ...(tool.anonymous && tool.public && tool.callers === 'services'
        ? [
            problem(
              'anonymous-unreachable',
              `The tool ${name} accepts anonymous calls and is for services only.`,
              place,
            ),
          ]
        : []),
    ];
  });
  return [...twice, ...each];
};
