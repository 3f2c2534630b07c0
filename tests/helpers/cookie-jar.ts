/** The cookies of one browser for one site: names and values only. */
export class CookieJar {
  #cookies = new Map<string, string>();

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The Cookie header, undefined without cookies. */
  get header(): string | undefined {
    if (this.#cookies.size === 0) return undefined;
    return [...this.#cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
  }

  /** Applies the Set-Cookie headers of a response. */
  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const name = pair.slice(0, pair.indexOf("="));
      const isDeleted = attributes.some((text) =>
        /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(text),
      );
      if (isDeleted) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(name.length + 1));
    }
  }
}
