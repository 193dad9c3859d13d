const KEPT = 'notice';

/** Tells whoever looks elsewhere that it is their turn, if they want that and the browser lets us. */
class Notice {
  readonly isPossible = 'Notification' in globalThis;
  isOn = $state(this.isPossible && Notification.permission === 'granted' && localStorage.getItem(KEPT) === 'on');
  isDenied = $state(this.isPossible && Notification.permission === 'denied');

  async turn(): Promise<void> {
    const wants = !this.isOn && (await Notification.requestPermission()) === 'granted';
    this.isDenied = Notification.permission === 'denied';
    this.isOn = wants;
    localStorage.setItem(KEPT, wants ? 'on' : 'off');
  }

  /** Whoever has the page before their eyes sees it there. */
  async show(title: string, body: string, tag: string): Promise<void> {
    if (!this.isOn || (!document.hidden && document.hasFocus())) return;
    const worker = await navigator.serviceWorker?.getRegistration(); // phones take notices from a worker alone
    if (worker) await worker.showNotification(title, { body, tag });
    else new Notification(title, { body, tag });
  }
}

export const notice = new Notice();
