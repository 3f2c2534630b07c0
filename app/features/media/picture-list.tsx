import { useState, type PointerEvent } from "react";
import { maxPostImages } from "~/shared/image-key";
import { imageSrc } from "~/shared/image-src";
import { maxImageAltLength } from "~/shared/image-source";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/input";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { useFocusReplacement, type ImageFieldValue } from "./image-field";
import { ImageSourceInput } from "./image-source-input";

interface PictureListProps {
  /** At least one. */
  pictures: readonly ImageFieldValue[];
  problem?: string | undefined;
  /** True while a file is read and scaled. */
  preparing: boolean;
  readOnly: boolean;
  onFile: (file: File) => void;
  onChange: (pictures: ImageFieldValue[]) => void;
}

/** Adds, describes, sorts and removes the pictures of a post. The last one can't be removed. */
export function PictureList({
  pictures,
  problem,
  preparing,
  readOnly,
  onFile,
  onChange,
}: PictureListProps) {
  const container = useFocusReplacement(`${pictures.length}`);
  const several = pictures.length > 1;
  const { drag, getHandleProps } = useDragToSort();
  return (
    <div ref={container} className="space-y-3">
      <ul className="space-y-3">
        {pictures.map((picture, at) => {
          const name = several ? `picture ${at + 1}` : "the picture";
          const others = pictures.filter((one) => one !== picture);
          const moveTo = (index: number) => {
            onChange(others.toSpliced(index, 0, picture));
          };
          return (
            <li
              key={picture.imageData || picture.imageUrl}
              {...(drag?.at === at && {
                style: { translate: `0 ${drag.y - drag.startY}px`, zIndex: 1 },
              })}
              className="relative flex gap-3 rounded-control border border-line bg-paper p-3"
            >
              <img
                src={imageSrc(picture.imageData || picture.imageUrl)}
                alt=""
                referrerPolicy="no-referrer"
                className="size-20 shrink-0 rounded-[0.5rem] bg-sunken object-cover"
              />
              <div className="min-w-0 flex-1">
                <Field
                  label={`Describe ${name}`}
                  {...(at === 0 && { hint: "For people who can't see it." })}
                >
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={1}
                      maxLength={maxImageAltLength}
                      value={picture.imageAlt}
                      readOnly={readOnly}
                      onChange={({ target: { value: imageAlt } }) => {
                        onChange(pictures.with(at, { ...picture, imageAlt }));
                      }}
                      className="min-h-11! resize-none!"
                    />
                  )}
                </Field>
                {several && (
                  <div className="-mr-2 -mb-2 flex justify-end">
                    {!readOnly && (
                      <span
                        title="Drag to sort"
                        className="mr-auto grid size-11 cursor-grab touch-none place-items-center text-ink-soft"
                        {...getHandleProps(at, moveTo)}
                      >
                        <Icon name="grip" />
                      </span>
                    )}
                    {/* Not disabled at the top, where the button would lose the focus. */}
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Move ${name} up`}
                      aria-disabled={at === 0}
                      disabled={readOnly}
                      className="aria-disabled:opacity-40"
                      onClick={() => {
                        if (at > 0) moveTo(at - 1);
                      }}
                    >
                      <Icon name="arrow-left" className="size-5 rotate-90" />
                    </Button>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Remove ${name}`}
                      disabled={readOnly}
                      onClick={() => {
                        restoreFocusAfterRemoval();
                        onChange(others);
                      }}
                    >
                      <Icon name="trash" className="size-5" />
                    </Button>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {pictures.length < maxPostImages && (
        <ImageSourceInput
          label="Add another picture"
          preparing={preparing}
          readOnly={readOnly}
          multiple
          onFile={onFile}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Sorting by mouse, pen or finger. The keyboard has its own button. */
function useDragToSort() {
  const [drag, setDrag] = useState<{
    at: number;
    startY: number;
    y: number;
  } | null>(null);
  const getHandleProps = (at: number, moveTo: (index: number) => void) => ({
    onPointerDown: ({ currentTarget, pointerId, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      setDrag({ at, startY: y, y });
    },
    onPointerMove: ({ clientY: y }: PointerEvent) => {
      if (drag) setDrag({ ...drag, y });
    },
    onPointerUp: ({ currentTarget, clientY }: PointerEvent) => {
      const items = [...(currentTarget.closest("ul")?.children ?? [])];
      const above = items.toSpliced(at, 1).filter((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return (top + bottom) / 2 < clientY;
      });
      moveTo(above.length);
    },
    onLostPointerCapture: () => {
      setDrag(null);
    },
  });
  return { drag, getHandleProps };
}
