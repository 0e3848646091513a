/** The style as text: the build puts it into the page. */
declare const text: string;
export default text;
