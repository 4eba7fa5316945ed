import { ControlSamples } from "./control-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import { LayerSamples } from "./layer-samples.tsx";

/** Every component of the design system in one place, to be looked at and tried. Served in development only. */
export function StyleguidePage() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-14 px-4 py-12 sm:px-8">
      <title>Styleguide</title>
      <h1 className="text-3xl">Styleguide</h1>
      <ControlSamples />
      <LayerSamples />
      <DataSamples />
    </div>
  );
}
