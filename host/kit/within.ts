/**
 * The result of some work, or what `late` gives or throws when it takes longer than so many milliseconds. The work goes on,
 * and what becomes of it is nobody's concern any more.
 */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, milliseconds);
  try {
    return await Promise.race([work, over.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
