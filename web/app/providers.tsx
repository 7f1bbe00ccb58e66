import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { createQueryClient } from '#web/platform/query-client.ts';
import { type Navigate, NavigateContext } from '#web/ui/link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

/** What every page of the app can count on. */
export function Providers({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <NavigateContext value={navigate}>
          <Toaster>{children}</Toaster>
        </NavigateContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
