house-alone = This page plays by itself: everything happens and stays on this device. No one else was there, so matches played here cannot be proven fair to others, and count nowhere.
house-opening = The house is being opened. The first time takes longest.
house-waits = The house is open in another tab of this browser. Close it there, and it opens here.
house-failed = The house could not be opened: { $why }
