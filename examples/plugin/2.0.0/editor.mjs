/** The plugin behind editor.json, version 2.0.0. heddle runs it under node and gives it `serve`. */

const SENTENCE = /[^.!?]+[.!?]*/g;
const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

const sentencesOf = (text) => (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
const wordsOf = (text) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** School years by the length of sentences and the share of long words. */
function gradeOf(text, ignore = []) {
  const words = wordsOf(text).filter((word) => !ignore.includes(word.toLowerCase()));
  const long = words.filter((word) => word.length > 6).length;
  const sentences = Math.max(1, sentencesOf(text).length);
  return words.length === 0 ? 0 : Math.round(0.4 * (words.length / sentences + (100 * long) / words.length));
}

const Readability = {
  execute({ text = '' }, ctx) {
    const years = gradeOf(text);
    const sentences = sentencesOf(text).length;
    ctx.log('info', `grade ${years}`);
    const branch = sentences < 3 ? 'unsure' : years > ctx.node.limit ? 'hard' : 'plain';
    return { output: { grade: { years, sure: sentences >= 3 }, sentences }, branch };
  },
};

const HideMail = {
  apply(messages, ctx) {
    const hidden = messages.map((message) => (typeof message.content === 'string' ? { ...message, content: message.content.replace(MAIL, ctx.component.replacement ?? '(mail)') } : message));
    return { action: 'modify', messages: hidden };
  },
};

const ToolLimit = {
  nodeError: {
    after: (_failure, ctx) => (ctx.attempt < (ctx.component.calls ?? 20) ? { action: 'retry' } : { action: 'pass' }),
  },
};

const Lines = {
  encode: (event) => [{ data: event }],
  finish: () => [],
};

serve({ Readability, HideMail, ToolLimit, Lines }, { tools: { grade: ({ text = '' }) => ({ output: { grade: gradeOf(text) } }) } });
