// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button";
import { Slot } from "./slot";

afterEach(cleanup);

describe("Slot", () => {
  it("is its child, with both classes", () => {
    render(
      <Slot className="looks" id="own">
        <a href="#there" className="place">
          There
        </a>
      </Slot>,
    );
    const link = screen.getByRole("link", { name: "There" });
    expect(link.className).toBe("looks place");
    expect(link.id).toBe("own");
  });

  it("calls both handlers, the child's first", () => {
    const said: string[] = [];
    render(
      <Slot onClick={() => said.push("slot")}>
        <button type="button" onClick={() => said.push("child")}>
          Press
        </button>
      </Slot>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(said).toEqual(["child", "slot"]);
  });

  it("hands the element to both refs", () => {
    const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
    render(
      <Slot ref={outer}>
        <b ref={inner}>Bold</b>
      </Slot>,
    );
    expect(outer.current?.tagName).toBe("B");
    expect(inner.current).toBe(outer.current);
  });
});

describe("Button", () => {
  it("looks the same as a link", () => {
    render(
      <>
        <Button>One</Button>
        <Button asChild>
          <a href="#there">Two</a>
        </Button>
      </>,
    );
    expect(screen.getByRole("link").className).toBe(
      screen.getByRole("button").className,
    );
  });

  it("does nothing while its work is under way, and sends no form", () => {
    const press = vi.fn();
    const send = vi.fn((event: Event) => {
      event.preventDefault();
    });
    render(
      <Button type="submit" pending onClick={press}>
        Send
      </Button>,
      { container: document.body.appendChild(document.createElement("form")) },
    );
    document.forms[0]?.addEventListener("submit", send);
    const button = screen.getByRole("button", { name: "Send" });
    fireEvent.click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});
