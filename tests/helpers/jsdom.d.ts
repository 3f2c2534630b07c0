/** The package ships no types: what tests/api/post-page.test.ts uses of it. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { document: Document };
  }
}
