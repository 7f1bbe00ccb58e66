import { useMutation } from '@tanstack/react-query';
import { designImportCalls, type DesignFile, type Pictures } from '#contract/design-import.ts';
import { ask } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { toasts } from '#web/ui/toasts.ts';

export type LoadedDesign = { key: string; file: DesignFile };

export function useTokenTest() {
  return useMutation({
    mutationFn: () => ask(designImportCalls.test, {}),
    onSuccess: (tested) => {
      if (tested.status === 'success')
        toasts.show({
          title: 'API Token Valid',
          description: `Connected as ${tested.user.handle}`,
          tone: 'success',
        });
      else toasts.show({ title: 'API Token Invalid', description: tested.error, tone: 'error' });
    },
    onError: () =>
      toasts.show({ title: 'Token Test Failed', description: 'Unable to test API token', tone: 'error' }),
  });
}

export function useDesignFile() {
  return useMutation({
    mutationFn: async (key: string): Promise<LoadedDesign> => ({
      key,
      file: await ask(designImportCalls.file, { params: { fileKey: key } }),
    }),
  });
}

export function usePictures(key: string) {
  return useMutation<Pictures, unknown, readonly string[]>({
    mutationFn: (ids) =>
      ask(designImportCalls.export, {
        params: { fileKey: key },
        query: { ids: [...ids], format: 'png', scale: 1 },
      }),
    onError: (trouble) =>
      toasts.show({
        title: 'Export failed',
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      }),
  });
}
