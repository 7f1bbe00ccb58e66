import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { troubledFields } from '#web/platform/trouble.ts';

/**
 * A form that the contract checks, here as on the server. What the server finds wrong stands under its field like everything else,
 * and the first field in trouble has the focus.
 */
export function useAccountForm<Typed extends FieldValues, Checked>(
  schema: $ZodType<Checked, Typed>,
  defaultValues: DefaultValues<Typed>,
) {
  const form = useForm<Typed, unknown, Checked>({ resolver: standardSchemaResolver(schema), defaultValues });
  const { isSubmitting, errors } = form.formState;
  const nextFocus = useRef<Path<Typed> | null>(null);
  const sentFrom = useRef<Element | null>(null);

  // While a form is under way its fields are disabled, and a disabled field cannot have the focus. Afterwards it goes where it is
  // needed, or else back to where it was: whoever types blind would start again at the top of the page.
  useLayoutEffect(() => {
    if (isSubmitting) sentFrom.current = document.activeElement;
  }, [isSubmitting]);
  useEffect(() => {
    if (isSubmitting) return;
    const isLost = document.activeElement === document.body;
    if (nextFocus.current !== null) form.setFocus(nextFocus.current);
    else if (isLost && sentFrom.current instanceof HTMLElement) sentFrom.current.focus();
    nextFocus.current = null;
    sentFrom.current = null;
  });

  /** The trouble of a field in a sentence. */
  const errorOf = (name: Path<Typed>): string | undefined => messageIn(get(errors, name));

  return {
    form,
    isSubmitting,
    /** All that a field of this form needs to know. */
    field: <N extends Path<Typed>>(name: N, options?: RegisterOptions<Typed, N>) => ({
      error: errorOf(name),
      ...form.register(name, options),
    }),
    focusLater: (name: Path<Typed>) => {
      nextFocus.current = name;
    },
    /** Puts what the server found wrong under its fields. False: it was about none of them. */
    showTroubles: (trouble: unknown): boolean => {
      const found = Object.entries(troubledFields(trouble)).flatMap(([field, message]) => {
        const name = Object.keys(form.getValues()).find((known): known is Path<Typed> => known === field);
        return name === undefined ? [] : [{ name, message }];
      });
      for (const { name, message } of found) form.setError(name, { message });
      nextFocus.current = found[0]?.name ?? nextFocus.current;
      return found.length > 0;
    },
  };
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
