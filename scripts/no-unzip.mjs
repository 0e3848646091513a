/**
 * Stands in the bundle for `unzip-stream`, which `@actions/artifact` loads for downloads only. We upload with it and
 * never download; and one of the packages below `unzip-stream` says no licence.
 */
export default {
  Parse() {
    throw new Error('this bundle holds no unzip: artifacts are not downloaded with @actions/artifact');
  },
};
