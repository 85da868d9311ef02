//! Learners: what an intent does. The shell changes the files.

use super::intent::LearnersIntent;
use super::state::{LearnerChange, LearnerForm, LearnerId, LearnerList};
use crate::app::effect::Effect;
use crate::app::state::{Dialog, State};
use crate::files::Folders;
use crate::texts::messages::learners as say;

pub fn update(state: &mut State, intent: LearnersIntent) {
    match intent {
        LearnersIntent::Ask => {
            let list = &state.learners.list;
            let own = state.record.own().name.map(|name| name.to_string());
            let is_unnamed = list.first.is_empty() && !list.first_removed;
            let first = is_unnamed.then(|| own.unwrap_or_default());
            state.dialog =
                Some(Dialog::AddLearner(LearnerForm { first, ..LearnerForm::default() }));
        }
        LearnersIntent::Name(typed) => {
            if let Some(Dialog::AddLearner(form)) = &mut state.dialog {
                form.name = typed;
                form.error = None;
            }
        }
        LearnersIntent::FirstName(typed) => {
            if let Some(Dialog::AddLearner(form)) = &mut state.dialog {
                form.first = form.first.as_ref().map(|_| typed);
                form.error = None;
            }
        }
        LearnersIntent::Add => add(state),
        LearnersIntent::Switch(id) => switch(state, id),
        LearnersIntent::AskRemove => {
            let id = state.learners.current.clone();
            if state.learners.list.without(&id).is_some() {
                state.dialog = Some(Dialog::RemoveLearner(id));
            }
        }
        LearnersIntent::Remove(id) => remove(state, id),
    }
}

fn change(state: &mut State, change: LearnerChange) {
    state.learners.list.change(&change);
    state.effects.push(Effect::KeepLearners(change));
}

fn add(state: &mut State) {
    let Some(place) = state.folders.as_ref().map(Folders::learners) else { return };
    let Some(Dialog::AddLearner(form)) = &mut state.dialog else { return };
    match form.change(&state.learners.list, &place) {
        Err(why) => form.error = Some(why),
        Ok(added) => {
            let LearnerChange::Add { learner, .. } = &added else { return };
            let id = Some(learner.folder.clone());
            state.dialog = None;
            change(state, added);
            switch(state, id);
        }
    }
}

fn switch(state: &mut State, id: LearnerId) {
    if id != state.learners.current && state.learners.list.has(&id) {
        change(state, LearnerChange::Current(id.clone()));
        state.effects.push(Effect::SwitchLearner(id));
    }
}

fn remove(state: &mut State, id: LearnerId) {
    state.dialog = None;
    let Some(next) = state.learners.list.without(&id) else { return };
    let name = state.learners.list.name(&id).unwrap_or_default().to_owned();
    if state.learners.current == id {
        state.effects.push(Effect::SwitchLearner(next));
    }
    change(state, LearnerChange::Remove(id.clone()));
    state.effects.push(Effect::ThrowLearner(id, name));
}

/// Takes over the list that another window has changed.
pub fn take_in(state: &mut State, list: LearnerList, now: f64) {
    let current = state.learners.current.clone();
    let name = state.learners.list.name(&current).unwrap_or_default().to_owned();
    state.learners.list = list;
    if !state.learners.list.has(&current) {
        state.effects.push(Effect::SwitchLearner(state.learners.list.opens_with()));
        state.notify(say::RemovedElsewhere { name }.text(), now);
    }
}
