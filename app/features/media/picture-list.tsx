import { useEffect, useRef, useState, type DragEvent } from "react";
import { imageSrc } from "~/shared/image-src";
import { maxImageAltLength } from "~/shared/image-source";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/input";
import type { ImageFieldValue } from "./image-field";

interface PictureListProps {
  /** At least one. */
  pictures: readonly ImageFieldValue[];
  problem?: string | undefined;
  readOnly: boolean;
  onChange: (pictures: ImageFieldValue[]) => void;
}

const getSource = ({ imageData, imageUrl }: ImageFieldValue) =>
  imageData || imageUrl;

/** Describes, sorts and removes the pictures of a post: with buttons, or by dragging the thumbnails. */
export function PictureList({
  pictures,
  problem,
  readOnly,
  onChange,
}: PictureListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ to: number; button: string } | null>(
    null,
  );
  // Moving the element in the document takes the focus away, and so does disabling a button at either end.
  useEffect(() => {
    if (!moved) return;
    const buttons = [
      ...(list.current?.children[moved.to]?.querySelectorAll("button") ?? []),
    ];
    const same = buttons.find(({ name }) => name === moved.button);
    (same?.disabled
      ? buttons.find(({ disabled }) => !disabled)
      : same
    )?.focus();
  }, [moved]);

  const count = pictures.length;
  const move = (from: number, to: number) => {
    const rest = pictures.filter((_, at) => at !== from);
    onChange([
      ...rest.slice(0, to),
      ...pictures.slice(from, from + 1),
      ...rest.slice(to),
    ]);
  };

  const getDragListeners = (at: number) => ({
    onDragStart: ({ dataTransfer }: DragEvent) => {
      // Firefox drags nothing without data.
      dataTransfer.setData("text/plain", `${at + 1}`);
      setDragged(at);
    },
    onDragEnd: () => {
      setDragged(null);
    },
  });
  const getDropListeners = (at: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      move(dragged, at);
    },
  });

  return (
    <div>
      <ul ref={list} className="space-y-3">
        {pictures.map((picture, at) => (
          <li
            key={getSource(picture)}
            {...getDropListeners(at)}
            className={`flex gap-3 rounded-control border border-line bg-paper p-2 ${dragged === at ? "opacity-50" : ""}`}
          >
            <div
              draggable={!readOnly && count > 1}
              {...getDragListeners(at)}
              className={count > 1 ? "cursor-grab" : ""}
            >
              <img
                src={imageSrc(getSource(picture))}
                alt={picture.imageAlt || `Picture ${at + 1}`}
                draggable={false}
                className="size-18 rounded-[0.5rem] bg-sunken object-cover"
              />
            </div>
            <div className="min-w-0 flex-1">
              <Field
                label={
                  count > 1
                    ? `Describe picture ${at + 1}`
                    : "Describe the picture"
                }
              >
                {(control) => (
                  <TextArea
                    {...control}
                    rows={1}
                    maxLength={maxImageAltLength}
                    value={picture.imageAlt}
                    readOnly={readOnly}
                    onChange={({ target }) => {
                      onChange(
                        pictures.map((one, i) =>
                          i === at ? { ...one, imageAlt: target.value } : one,
                        ),
                      );
                    }}
                    className="min-h-11! resize-none!"
                  />
                )}
              </Field>
              {count > 1 && (
                <PictureButtons
                  number={at + 1}
                  count={count}
                  disabled={readOnly}
                  onMove={(by, button) => {
                    move(at, at + by);
                    setMoved({ to: at + by, button });
                  }}
                  onRemove={() => {
                    onChange(pictures.filter((_, i) => i !== at));
                    setMoved({
                      to: Math.min(at, count - 2),
                      button: "remove",
                    });
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved &&
          moved.button !== "remove" &&
          `Picture ${moved.to + 1} of ${count}`}
      </p>
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PictureButtonsProps {
  number: number;
  count: number;
  disabled: boolean;
  onMove: (by: -1 | 1, button: string) => void;
  onRemove: () => void;
}

function PictureButtons({
  number,
  count,
  disabled,
  onMove,
  onRemove,
}: PictureButtonsProps) {
  return (
    <div className="mt-1 flex">
      <Button
        variant="quiet"
        size="icon"
        name="earlier"
        aria-label={`Move picture ${number} up`}
        disabled={disabled || number === 1}
        onClick={() => {
          onMove(-1, "earlier");
        }}
      >
        <Icon name="arrow-left" className="size-5 rotate-90" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        name="later"
        aria-label={`Move picture ${number} down`}
        disabled={disabled || number === count}
        onClick={() => {
          onMove(1, "later");
        }}
      >
        <Icon name="arrow-right" className="size-5 rotate-90" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        name="remove"
        aria-label={`Remove picture ${number}`}
        disabled={disabled}
        onClick={onRemove}
        className="ml-auto"
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
