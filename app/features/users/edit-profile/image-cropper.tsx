import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { Slider } from "~/ui/slider";
import type { ChosenImage, Crop } from "./chosen-image";

/** Phone photos look grainy beyond this. */
const maxZoom = 4;

interface ImageCropperProps {
  image: ChosenImage;
  readOnly: boolean;
  onChange: (crop: Crop) => void;
}

/** Selects a square of the image by drag, pinch, wheel or arrow keys. */
export function ImageCropper({ image, readOnly, onChange }: ImageCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const id = useId();
  return (
    <div className="mx-auto w-64">
      <div
        className={`relative aspect-square overflow-hidden rounded-card border border-line bg-sunken has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary ${readOnly ? "pointer-events-none" : ""}`}
      >
        <Cropper
          image={image.url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={12}
          // Our content security policy forbids style elements; app.css imports the styles.
          disableAutomaticStylesInjection
          mediaProps={{ alt: "The picture you chose" }}
          cropperProps={{
            // Screen readers pass the arrow keys on.
            role: "application",
            "aria-label": "Position",
            "aria-describedby": `${id}-hint`,
          }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, { x, y, width }) => {
            onChange({ x, y, side: width });
          }}
        />
      </div>
      <div className="mt-3 flex items-center gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          Zoom
        </label>
        <Slider
          id={id}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          disabled={readOnly}
          onChange={({ target }) => {
            setZoom(Number(target.value));
          }}
        />
      </div>
      <p id={`${id}-hint`} className="text-center text-xs text-ink-soft">
        Drag the picture
        <span className="pointer-coarse:hidden">, or use the arrow keys</span>.
      </p>
    </div>
  );
}
