// Tests check final states, not animations.
document.documentElement.dataset.motion = 'reduced';
