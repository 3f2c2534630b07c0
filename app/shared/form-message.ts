/** What the page after a form post, or a refused link, says once, in the words of the toast that scripts show. */
export interface FormMessage {
  title: string;
  description?: string | undefined;
  failed?: boolean | undefined;
}
