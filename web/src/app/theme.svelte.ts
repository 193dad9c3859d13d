const KEPT = 'theme';

/** Light, dark, or as the device has it. */
class Theme {
  constructor() {
    this.show(localStorage.getItem(KEPT));
  }

  turn(): void {
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const next = dark ? 'light' : 'dark';
    localStorage.setItem(KEPT, next);
    this.show(next);
  }

  private show(name: string | null): void {
    if (name) document.documentElement.dataset.theme = name;
  }
}

export const theme = new Theme();
