// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button";
import { Slot } from "@radix-ui/react-slot";

afterEach(cleanup);

describe("Slot", () => {
  it("renders its child with both class names", () => {
    render(
      <Slot className="outer" id="own">
        <a href="#there" className="inner">
          There
        </a>
      </Slot>,
    );
    const link = screen.getByRole("link", { name: "There" });
    expect(link.className).toBe("outer inner");
    expect(link.id).toBe("own");
  });

  it("calls both handlers, the child's first", () => {
    const calls: string[] = [];
    render(
      <Slot onClick={() => calls.push("slot")}>
        <button type="button" onClick={() => calls.push("child")}>
          Press
        </button>
      </Slot>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(calls).toEqual(["child", "slot"]);
  });

  it("sets both refs", () => {
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
  it("styles a link the same", () => {
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

  it("ignores clicks and doesn't submit while pending", () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: Event) => {
      event.preventDefault();
    });
    render(
      <Button type="submit" pending onClick={onClick}>
        Send
      </Button>,
      { container: document.body.appendChild(document.createElement("form")) },
    );
    document.forms[0]?.addEventListener("submit", onSubmit);
    const button = screen.getByRole("button", { name: "Send" });
    fireEvent.click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
