/** What the page after a form post says once, in the words of the toast that scripts show. */
export interface FormMessage {
  title: string;
  description?: string | undefined;
}
