// Tests look at where things end up, not at how they get there.
document.documentElement.dataset.motion = 'reduced';
