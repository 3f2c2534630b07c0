/** The package has no types. Declares what load-page.ts uses. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: { document: Document };
  }
}
