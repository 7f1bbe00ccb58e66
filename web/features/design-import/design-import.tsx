import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDesignFile } from './design-calls.ts';
import { DesignView } from './design-view.tsx';
import { HelpCard } from './help-card.tsx';
import { LoadForm } from './load-form.tsx';
import { LoadTrouble } from './load-trouble.tsx';

/** A design file of the house's design service, fetched to be looked at. Nothing of it is kept. */
export function DesignImport() {
  const loading = useDesignFile();
  return (
    <div className="grid gap-8">
      <LoadForm isLoading={loading.isPending} onLoad={loading.mutate} />
      {loading.isIdle && <HelpCard />}
      {loading.isPending && (
        <Card surface="night">
          <Spinner label="Fetching the file. A large one takes a moment." />
        </Card>
      )}
      {loading.isError && <LoadTrouble trouble={loading.error} />}
      {/* Another file is looked at from its beginning. */}
      {loading.isSuccess && <DesignView key={loading.submittedAt} design={loading.data} />}
    </div>
  );
}
