package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/models"
)

// Settings are what models read with __gsmack_option. Those of the models that come
// with gsmack have flags of their own.
const (
	spuriousSetting   = "spurious-wakeups"
	wakeupSetting     = "wakeup"
	staticInitSetting = "static-init"
	daemonsSetting    = "daemons"
	mayFailSetting    = "may-fail."
	// threadLeaksSetting is without a flag: 0 if a thread that is neither joined nor detached is no leak.
	threadLeaksSetting = "thread-leaks"
)

// modelSettings are the settings for the models: those of --set, and those of the
// flags that were given.
func (inv *invocation) modelSettings() (map[string]int64, error) {
	o := &inv.opts
	out := map[string]int64{}
	maps.Copy(out, o.settings)
	var twice error
	given := func(flag, setting string, value int64) {
		if _, ok := out[setting]; ok && twice == nil {
			twice = inv.usage("--set=%s and --%s say the same thing; leave one out", setting, flag)
		}
		out[setting] = value
	}
	if inv.flags.Changed("spurious-wakeups") {
		given("spurious-wakeups", spuriousSetting, int64(o.spurious))
	}
	if order := slices.Index(flagChoices["wakeup"], o.wakeup); order > 0 {
		given("wakeup", wakeupSetting, int64(order))
	}
	if which := slices.Index(flagChoices["daemons"], o.daemons); which >= 0 {
		given("daemons", daemonsSetting, int64(which)+1)
	}
	if _, ok := out[staticInitSetting]; ok {
		return nil, inv.usage("--set=static-init: say --static-init=macro, which also compiles the C with macros that leave the mark that models then look for")
	}
	if o.staticInit == "macro" {
		out[staticInitSetting] = 1
	}
	for _, name := range o.mayFail {
		if known := models.CanFail(); !slices.Contains(known, name) {
			return nil, inv.usage("--may-fail: no model lets %s fail; those that can are %s", name, strings.Join(known, ", "))
		}
		given("may-fail", mayFailSetting+name, 1)
	}
	return out, twice
}

// unreadSettings warns of settings given with --set that no model of the program reads; those that
// are read are among the diagnostics of the translation.
func (inv *invocation) unreadSettings(translation []ivl.Diagnostic) []ivl.Diagnostic {
	read := map[string]bool{}
	for _, d := range translation {
		if d.ID == llvm2ivl.SettingDiagnostic {
			name, _, _ := strings.Cut(d.Message, "=")
			read[name] = true
		}
	}
	var out []ivl.Diagnostic
	for _, name := range slices.Sorted(maps.Keys(inv.opts.settings)) {
		if !read[name] && name != threadLeaksSetting { // a task has it whether its program has threads or not
			out = append(out, ivl.Diagnostic{ID: "setting-unread", Severity: ivl.Warning,
				Message: fmt.Sprintf("no model that the program uses reads %s, so --set=%s=%d changes nothing", name, name, inv.opts.settings[name])})
		}
	}
	return out
}

// settingText is the assumption of a verdict that a setting, NAME=N, was read.
func settingText(setting string) string {
	name, value, _ := strings.Cut(setting, "=")
	function, fails := strings.CutPrefix(name, mayFailSetting)
	switch {
	case fails:
		return function + " may fail"
	case name == spuriousSetting && value == "0":
		return "no thread wakes up without a signal"
	case name == spuriousSetting:
		return fmt.Sprintf("at most %s wake-ups in a row without a signal, where more than one can make a difference", value)
	case name == wakeupSetting && value == "1":
		return "threads go on in the order in which they began to wait"
	case name == wakeupSetting && value == "2":
		return "of the threads that wait, the last one goes on first"
	case name == daemonsSetting && value == "2":
		return "no thread is to run when main returns"
	case name == daemonsSetting:
		return "threads that still run when main returns end with it"
	case name == staticInitSetting:
		return "zero bytes initialise nothing"
	}
	return name + " is " + value
}
