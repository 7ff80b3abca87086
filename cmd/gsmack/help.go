package main

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

func runHelp(_ context.Context, inv *invocation) (int, error) {
	switch len(inv.args) {
	case 0:
		return exitOK, inv.say(writeOverview)
	case 1:
		c := findCommand(inv.args[0])
		if c == nil {
			return 0, unknownCommand(inv.args[0])
		}
		return exitOK, inv.say(c.writeHelp)
	}
	return 0, inv.usage("one command at a time can be explained")
}

// writeOverview lists the commands.
func writeOverview(w io.Writer) {
	fmt.Fprint(w, `gsmack verifies multi-threaded C: it decides whether any interleaving of the
threads breaks an assertion, and shows the one that does.

usage: gsmack command [flags] [file…] [-- clang flags]

`)
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-14s %s\n", c.name, c.short)
	}
	fmt.Fprint(w, `
examples:
  gsmack verify prog.c
  clang -S -emit-llvm -g -O0 -o - prog.c | gsmack verify
  gsmack translate prog.c > prog.bpl && gsmack verify prog.bpl

gsmack help command explains one.
`)
}

// writeHelp explains one command.
func (c *command) writeHelp(w io.Writer) {
	fmt.Fprintf(w, "gsmack %s: %s\n\nusage: gsmack %s", c.name, c.short, c.name)
	if !c.raw {
		fmt.Fprint(w, " [flags]")
	}
	if c.args != "" {
		fmt.Fprintf(w, " %s", c.args)
	}
	fmt.Fprintf(w, "\n\n%s\n", c.long)
	if !c.raw {
		writeFlags(w, c.flagSet(&options{}))
	}
	if c.flagSet(&options{}).Lookup("dump-after") != nil {
		if passes := verifier.Passes(); len(passes) > 0 {
			fmt.Fprint(w, "\npasses, for --dump-after:\n")
			for _, p := range passes {
				fmt.Fprintf(w, "  %-14s %s\n", p[0], p[1])
			}
		}
	}
	if len(c.examples) > 0 {
		fmt.Fprint(w, "\nexamples:\n")
		for _, e := range c.examples {
			fmt.Fprintf(w, "  %s\n", e)
		}
	}
}

// flagTitle is the annotation of a flag with what it stands under in the help.
const flagTitle = "title"

// underTitle puts the flags of these groups under a title.
func underTitle(f *pflag.FlagSet, o *options, title string, groups ...flagGroup) {
	addFlags(f, o, groups, func(fl *pflag.Flag) { fl.Annotations = map[string][]string{flagTitle: {title}} })
}

// hidden keeps the flags of these groups out of the help.
func hidden(f *pflag.FlagSet, o *options, groups ...flagGroup) {
	addFlags(f, o, groups, func(fl *pflag.Flag) { fl.Hidden = true })
}

// A flagGroup adds flags that several commands have.
type flagGroup func(*pflag.FlagSet, *options)

// addFlags adds the flags of groups, each after change.
func addFlags(f *pflag.FlagSet, o *options, groups []flagGroup, change func(*pflag.Flag)) {
	for _, group := range groups {
		flags := pflag.NewFlagSet("", pflag.ContinueOnError)
		flags.SortFlags = false
		group(flags, o)
		flags.VisitAll(func(fl *pflag.Flag) {
			change(fl)
			f.AddFlag(fl)
		})
	}
}

// writeFlags lists flags under their titles, those that have none last.
func writeFlags(w io.Writer, all *pflag.FlagSet) {
	const width = 96
	var titles []string
	under := map[string]*pflag.FlagSet{}
	all.VisitAll(func(fl *pflag.Flag) {
		title := ""
		if t := fl.Annotations[flagTitle]; len(t) > 0 {
			title = t[0]
		}
		if under[title] == nil {
			titles = append(titles, title)
			under[title] = pflag.NewFlagSet(title, pflag.ContinueOnError)
			under[title].SortFlags = false
		}
		under[title].AddFlag(fl)
	})
	for _, title := range titles {
		switch {
		case title != "":
			fmt.Fprintf(w, "\nflags for %s:\n", title)
		case len(titles) > 1:
			fmt.Fprint(w, "\nother flags:\n")
		default:
			fmt.Fprint(w, "\nflags:\n")
		}
		fmt.Fprint(w, under[title].FlagUsagesWrapped(width))
	}
}

// runVersion is gsmack version.
func runVersion(_ context.Context, inv *invocation) (int, error) {
	if len(inv.args) > 0 {
		return 0, inv.usage("there is nothing to say about %s; version takes no arguments", inv.args[0])
	}
	_, err := fmt.Fprintf(inv.stdout, "gsmack %s (%s, %s)\n", version(), runtime.Version(), solvers.Built())
	return exitOK, err
}

// version is that of gsmack, with the commit if it is known.
func version() string {
	version, revision := "devel", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		if v := info.Main.Version; v != "" && v != "(devel)" {
			version = v
		}
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision":
				revision = " " + s.Value[:min(12, len(s.Value))]
			case s.Key == "vcs.modified" && s.Value == "true" && revision != "":
				revision += " (modified)"
			}
		}
	}
	return version + revision
}
