import type { FormInstance } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';

/**
 * For a form that renders some of its fields only for an attempt to submit, because fields that are not rendered are not
 * checked: `onAttempt` takes effect before the form is submitted.
 */
export function useBeforeSubmit<Values>(form: FormInstance<Values>, onAttempt: () => void) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) form.submit();
  }, [count, form]);
  return (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onAttempt();
    setCount(count + 1);
  };
}
