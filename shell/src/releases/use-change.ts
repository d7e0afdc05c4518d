import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../toasts/notify.ts';
import type { ReleaseError } from './release-calls.ts';

/** A change that a dialog asks for and whose failure it shows; when it was closed meanwhile, the failure is a toast. */
export function useChange<Result, Body>(options: UseMutationOptions<Result, ReleaseError, Body>) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useMutation({
    ...options,
    onError: (error) => {
      if (!isShown.current) notify('error', error.message);
    },
  });
}
