/** The same, but what was loaded is kept; a failure is not, so that it can be tried again. */
export function once<A extends string[], T>(load: (...what: A) => Promise<T>): (...what: A) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (...what) => {
    const key = what.join('/');
    let loaded = loading.get(key);
    if (!loaded) {
      loaded = load(...what);
      loading.set(key, loaded);
      loaded.catch(() => loading.delete(key));
    }
    return loaded;
  };
}
