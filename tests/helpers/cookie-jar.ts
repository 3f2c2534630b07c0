/** The cookies of one browser at one site, as far as tests need them: names and values. */
export class CookieJar {
  #cookies = new Map<string, string>();

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The Cookie header, undefined where there is none to send. */
  get header(): string | undefined {
    if (this.#cookies.size === 0) return undefined;
    return [...this.#cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
  }

  /** Keeps what an answer sets, drops what it takes away. */
  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const name = pair.slice(0, pair.indexOf("="));
      const gone = attributes.some((text) =>
        /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(text),
      );
      if (gone) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(name.length + 1));
    }
  }
}
