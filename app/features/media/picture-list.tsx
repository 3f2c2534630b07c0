import { imageSrc } from "~/shared/image-src";
import { maxImageAltLength } from "~/shared/image-source";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/input";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import type { ImageFieldValue } from "./image-field";

interface PictureListProps {
  /** At least one. */
  pictures: readonly ImageFieldValue[];
  problem?: string | undefined;
  readOnly: boolean;
  onChange: (pictures: ImageFieldValue[]) => void;
}

/** Describes, sorts and removes the pictures of a post. The last one can't be removed. */
export function PictureList({
  pictures,
  problem,
  readOnly,
  onChange,
}: PictureListProps) {
  const several = pictures.length > 1;
  return (
    <div>
      <ul className="space-y-3">
        {pictures.map((picture, at) => {
          const name = several ? `picture ${at + 1}` : "the picture";
          const others = pictures.filter((one) => one !== picture);
          return (
            <li
              key={picture.imageData || picture.imageUrl}
              className="flex gap-3 rounded-control border border-line bg-paper p-3"
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
                    {/* Not disabled at the top, where the button would lose the focus. */}
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Move ${name} up`}
                      aria-disabled={at === 0}
                      disabled={readOnly}
                      className="aria-disabled:opacity-40"
                      onClick={() => {
                        if (at > 0)
                          onChange(others.toSpliced(at - 1, 0, picture));
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
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
