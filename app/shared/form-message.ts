/** A message shown once on the page after a form post or a failed link. Same text as the toast. */
export interface FormMessage {
  title: string;
  description?: string | undefined;
  failed?: boolean | undefined;
}
