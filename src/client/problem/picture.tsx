import { lazy, Suspense } from "react";
import type { Locale } from "#shared/locale.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { PictureView } from "#features/tutoring/contract/picture.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";

const Drawn = lazy(async () => ({ default: (await import("./drawings/drawn.tsx")).Drawn }));

type PictureProps = { picture: PictureView; locale: Locale };

/** The drawing that goes with a problem, and its description for those who cannot see it. */
export function Picture({ picture, locale }: PictureProps) {
  return (
    <figure className="max-w-90">
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Drawn picture={picture} />
      </Suspense>
      <figcaption className="sr-only">{plainMaths(picture.describe[locale])}</figcaption>
    </figure>
  );
}
