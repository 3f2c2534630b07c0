import {
  Children,
  cloneElement,
  forwardRef,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";

interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** Exactly one element. */
  children?: ReactNode;
}

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => void;

/**
 * Passes its props to its one child and renders no element itself, so that a link can look like a button. Like
 * Radix's Slot at a fifth of its size, because it supports neither several children nor nested slots.
 */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot(
  { children, ...own },
  ref,
) {
  const child: unknown = Children.only(children);
  if (!isValidElement<Props>(child)) return null;
  const childRef = (child as ReactElement & { ref?: Ref<HTMLElement> }).ref;
  return cloneElement(child, {
    ...merge(own as Props, child.props),
    ref: (element: HTMLElement | null) => {
      setRef(childRef, element);
      setRef(ref, element);
    },
  });
});

/** The child's props win; class names are joined, and of two handlers the child's runs first. */
function merge(own: Props, childProps: Props): Props {
  const merged: Props = { ...own, ...childProps };
  for (const [name, ownValue] of Object.entries(own)) {
    const childValue = childProps[name];
    if (name === "className") {
      merged[name] = [ownValue, childValue].filter(Boolean).join(" ");
    } else if (isHandler(ownValue) && isHandler(childValue)) {
      merged[name] = (...values: unknown[]) => {
        childValue(...values);
        ownValue(...values);
      };
    }
  }
  return merged;
}

function isHandler(value: unknown): value is Handler {
  return typeof value === "function";
}

function setRef(
  ref: Ref<HTMLElement> | undefined,
  element: HTMLElement | null,
): void {
  if (typeof ref === "function") ref(element);
  else if (ref) Object.assign(ref, { current: element });
}
