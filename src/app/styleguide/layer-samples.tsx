import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Menu } from "#ui/menu.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { showNotification, showToast } from "#ui/toast.tsx";

/** What lies over the page, and what changes within it. */
export function LayerSamples() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [said, setSaid] = useState(1);
  const [tab, setTab] = useState<"one" | "two">("one");

  function sayInPassing(): void {
    showToast({ title: `Said in passing, ${said}`, tone: "right" });
    setSaid(said + 1);
  }

  return (
    <section aria-labelledby="layers" className="flex flex-col gap-6">
      <h2 id="layers" className="text-title">
        Layers
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialogOpen(true)}>Dialog</Button>
        <Button onClick={() => setSheetOpen(true)}>Sheet</Button>
        <Button onClick={sayInPassing}>Toast</Button>
        <Button onClick={() => showNotification({ title: "It happened elsewhere" })}>
          Notification
        </Button>
        <Menu
          trigger={
            <button type="button" className="min-h-11 rounded-control border border-edge px-4">
              Menu
            </button>
          }
          items={[{ id: "one", label: "One thing to do", onSelect: () => undefined }]}
        />
      </div>
      <Tabs
        label="Two views"
        value={tab}
        onValue={setTab}
        tabs={[
          { value: "one", label: "One", content: <p>The first view.</p> },
          { value: "two", label: "Two", content: <p>The second view.</p> },
        ]}
      />
      <Dialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title="A question"
        description="What it is about, in a sentence."
        closeLabel="Close"
        actions={<Button onClick={() => setDialogOpen(false)}>Do it</Button>}
      />
      <Sheet open={sheetOpen} onOpenChange={setSheetOpen} title="A sheet" closeLabel="Close">
        <p>What a phone shows from below.</p>
      </Sheet>
    </section>
  );
}
