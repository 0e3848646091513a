/** Files that are part of the page as text; the build puts them in. */
declare module '*.css' {
  const text: string;
  export default text;
}
declare module '*.client.js' {
  const text: string;
  export default text;
}
