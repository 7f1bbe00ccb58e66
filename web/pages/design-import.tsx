import { DesignImport } from '#web/features/design-import/design-import.tsx';

export function DesignImportPage() {
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl text-lamp-50">Design import</h1>
        <p className="max-w-140 text-night-200">
          Look into a design file: how it is built, what it says, and which colours and components it uses.
        </p>
      </header>
      <DesignImport />
    </div>
  );
}
