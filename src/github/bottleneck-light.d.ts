/**
 * The build of `bottleneck` without its Redis clients, which `@octokit/plugin-throttling` uses; it comes without
 * types of its own.
 */
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck';
}
