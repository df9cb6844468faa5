import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value of something that changes with every render, for callbacks that must not change with it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
