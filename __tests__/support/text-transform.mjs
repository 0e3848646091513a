/** What the build's text loader does: the file's text is what the module exports. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};\n` }),
};
