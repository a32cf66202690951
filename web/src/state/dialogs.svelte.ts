// Dialogs that can be opened from anywhere.

export const dialogs = $state({ settings: false });
