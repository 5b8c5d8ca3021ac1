/**
 * For a map: one tab stop, from which arrow keys lead to the other things (`arrows.ts`). It is the thing that last had the focus, else one
 * that can be pressed, else one that is always in the tab order.
 */
export function oneStop(map: Element): { destroy(): void } {
  let last: Element | null = null;

  function settle(): void {
    const things = [...map.querySelectorAll('[data-thing]')];
    const stop = [last, things.find(isLit), things.find(isStop), things[0]].find((thing) => thing && map.contains(thing));
    for (const thing of things) {
      const wanted = thing === stop ? '0' : '-1';
      if (thing.getAttribute('tabindex') !== wanted) thing.setAttribute('tabindex', wanted);
    }
  }

  function focusin(event: Event): void {
    last = event.target instanceof Element ? event.target.closest('[data-thing]') : null;
    settle();
  }

  // Things come and go, and each says by itself whether it is a tab stop.
  const observer = new MutationObserver(settle);
  observer.observe(map, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex', 'data-lit'] });
  map.addEventListener('focusin', focusin);
  settle();
  return {
    destroy(): void {
      observer.disconnect();
      map.removeEventListener('focusin', focusin);
    },
  };
}

function isLit(thing: Element): boolean {
  return thing.hasAttribute('data-lit');
}

function isStop(thing: Element): boolean {
  return thing.getAttribute('tabindex') === '0';
}
