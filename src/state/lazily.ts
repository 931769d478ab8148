/** Returns a function that loads something once, and once more where that failed. */
export function lazily<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  const start = async () => {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return () => (loading ??= start());
}
