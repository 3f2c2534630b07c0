import { useEffect, useId, useRef, useState } from "react";
import type {
  ComponentPropsWithoutRef,
  KeyboardEvent,
  ReactElement,
  ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "./hydrated";
import { Icon } from "./icon";
import type { IconName } from "./icon";
import { placeMenu, stepInMenu } from "./menu-layer";
import { Slot } from "./slot";

// React 18 hands these two on as they are, but its types learn of them only with React 19.
const isPopover = { popover: "auto" };
const opens = (id: string) => ({ popovertarget: id });

interface MenuProps {
  label: string;
  /** A button. */
  trigger: ReactElement;
  /** `MenuItem`s; rendered only while the menu is open. */
  children: ReactNode;
  /** Before there are scripts too, for the one menu of a page, whose items are forms or links. */
  early?: boolean;
}

/**
 * ARIA menu button on the Popover API: the browser gives the top layer, Escape, closing by a press
 * elsewhere, and the focus back. Radix's menu does the same in 26 KB gzip, this in 1.
 */
export function Menu({ label, trigger, children, early = false }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // A page of cards has dozens of menus, of which few are ever opened: the others are a button alone.
  const [asked, setAsked] = useState(early);
  const ask = () => {
    flushSync(() => {
      setAsked(true);
    });
  };
  const drawn = !useHydrated() && early;

  useEffect(() => {
    const { current } = menu;
    if (!current) return;
    const close = () => {
      current.hidePopover();
    };
    const before = (event: Event) => {
      if ((event as ToggleEvent).newState !== "open") return;
      flushSync(() => {
        setOpen(true);
      });
      if (button.current) placeMenu(current, button.current);
    };
    const after = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") {
        stepInMenu(current, "Home");
        addEventListener("scroll", close, { once: true, passive: true });
      } else {
        // Not before: the browser gives the focus back from an item that is still there.
        setOpen(false);
        removeEventListener("scroll", close);
      }
    };
    current.addEventListener("beforetoggle", before);
    current.addEventListener("toggle", after);
    // The browser has opened it before anybody listened: once more, with what it offers.
    const early = setTimeout(() => {
      if (!current.matches(":popover-open")) return;
      current.hidePopover();
      current.showPopover();
    });
    return () => {
      clearTimeout(early);
      current.removeEventListener("beforetoggle", before);
      current.removeEventListener("toggle", after);
      removeEventListener("scroll", close);
    };
  }, [asked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") menu.current?.hidePopover();
    else if (menu.current && stepInMenu(menu.current, event.key)) {
      event.preventDefault();
    }
  };

  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        {...opens(id)}
        onClick={ask}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          ask();
          menu.current?.showPopover();
        }}
      >
        {trigger}
      </Slot>
      {asked && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          {...isPopover}
          onKeyDown={onKeyDown}
          onClick={() => {
            menu.current?.hidePopover();
          }}
          className="menu not-in-data-js:m-auto"
        >
          {(open || drawn) && children}
        </div>
      )}
    </>
  );
}

interface MenuItemProps extends ComponentPropsWithoutRef<"button"> {
  icon?: IconName;
  danger?: boolean;
  onSelect?: ComponentPropsWithoutRef<"button">["onClick"];
  /** Instead of a button: a link as the one child, `<MenuItem><Link to=…>Profile</Link></MenuItem>`. */
  asChild?: boolean;
}

export function MenuItem({
  icon,
  danger = false,
  onSelect,
  asChild = false,
  children,
  ...rest
}: MenuItemProps) {
  const Element = asChild ? Slot : "button";
  return (
    <Element
      role="menuitem"
      tabIndex={-1}
      {...(!asChild && { type: "button" })}
      onClick={onSelect}
      {...rest}
      className={`flex touch w-full items-center gap-3 rounded-control px-3 text-left text-sm font-semibold wrap-anywhere hover:bg-sunken focus-visible:-outline-offset-2 ${danger ? "text-danger" : ""}`}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} />}
          {children}
        </>
      )}
    </Element>
  );
}
