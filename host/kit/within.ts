/**
 * The result of some work, or what `late` gives or throws when it takes longer than so many milliseconds. The work goes on,
 * and what becomes of it is nobody's concern any more. Where the whole process was held up, timers fire first: work that is
 * done by then, and has not been heard of, is in time.
 */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  const over = Promise.withResolvers<void>();
  let timer = setTimeout(() => {
    timer = setTimeout(over.resolve, 0);
  }, milliseconds);
  try {
    return await Promise.race([work, over.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
