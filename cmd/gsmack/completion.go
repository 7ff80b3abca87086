package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/pflag"
)

// runCompletion is gsmack completion.
func runCompletion(_ context.Context, inv *invocation) (int, error) {
	if len(inv.args) != 1 {
		return 0, inv.usage("name one shell: bash, zsh or fish")
	}
	scripts := map[string]func(io.Writer){"bash": writeBash, "zsh": writeZsh, "fish": writeFish}
	write := scripts[inv.args[0]]
	if write == nil {
		return 0, inv.usage("there is no completion for %q; there is for bash, zsh and fish", inv.args[0])
	}
	return exitOK, inv.say(write)
}

// completable is a flag as the shells need it.
type completable struct {
	long, short, usage string
	takesValue         bool
	choices            []string
}

// completables lists the flags of a command.
func (c *command) completables() []completable {
	var out []completable
	c.flagSet(&options{}).VisitAll(func(f *pflag.Flag) {
		_, usage := pflag.UnquoteUsage(f)
		usage, _, _ = strings.Cut(usage, "\n")
		out = append(out, completable{f.Name, f.Shorthand, usage, f.NoOptDefVal == "", flagChoices[f.Name]})
	})
	return out
}

// argumentWords are the fixed words that the first argument of c can be.
func (c *command) argumentWords() []string {
	if c.name != "help" {
		return c.words
	}
	var names []string
	for _, other := range commands() {
		names = append(names, other.name)
	}
	return names
}

func writeBash(w io.Writer) {
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	fmt.Fprintf(w, `# gsmack completion for bash
_gsmack() {
	local cur="${COMP_WORDS[COMP_CWORD]}" words="" command="${COMP_WORDS[1]}"
	COMPREPLY=()
	if [ "$COMP_CWORD" -eq 1 ]; then
		COMPREPLY=($(compgen -W "%s" -- "$cur"))
		return
	fi
	case "$command" in
`, strings.Join(names, " "))
	for _, c := range commands() {
		words := append([]string{}, c.argumentWords()...)
		for _, f := range c.completables() {
			switch {
			case !f.takesValue:
				words = append(words, "--"+f.long)
			case len(f.choices) > 0:
				for _, choice := range f.choices {
					words = append(words, "--"+f.long+"="+choice)
				}
			default:
				words = append(words, "--"+f.long+"=")
			}
		}
		fmt.Fprintf(w, "\t%s) words=\"%s\" ;;\n", c.name, strings.Join(words, " "))
	}
	fmt.Fprint(w, `	esac
	# bash takes = for a word of its own
	if [ "$cur" = "=" ] || [ "${COMP_WORDS[COMP_CWORD-1]}" = "=" ]; then
		local flag="${COMP_WORDS[COMP_CWORD-1]}" word
		[ "$flag" = "=" ] && flag="${COMP_WORDS[COMP_CWORD-2]}"
		for word in $words; do
			case "$word" in "$flag="?*) COMPREPLY+=("${word#*=}") ;; esac
		done
		[ "$cur" = "=" ] || COMPREPLY=($(compgen -W "${COMPREPLY[*]}" -- "$cur"))
		[ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "${cur#=}"))
		return
	fi
	case "$cur" in
	-*) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
	*) COMPREPLY=($(compgen -W "${words//--*([^ ])/}" -- "$cur") $(compgen -f -- "$cur")) ;;
	esac
	[[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
}
shopt -s extglob
complete -o filenames -F _gsmack gsmack
`)
}

func writeZsh(w io.Writer) {
	quote := strings.NewReplacer("'", "", "[", "(", "]", ")", ":", "\\:").Replace
	fmt.Fprint(w, "#compdef gsmack\n# gsmack completion for zsh\n_gsmack() {\n\tlocal -a commands\n\tcommands=(\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "\t\t'%s:%s'\n", c.name, quote(c.short))
	}
	fmt.Fprint(w, "\t)\n\tif (( CURRENT == 2 )); then\n\t\t_describe command commands\n\t\treturn\n\tfi\n\tlocal name=$words[2]\n\tshift words\n\t(( CURRENT-- ))\n\tcase $name in\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "\t%s)\n\t\t_arguments", c.name)
		for _, f := range c.completables() {
			value := ""
			if f.takesValue {
				value = "=:value:_files"
				if len(f.choices) > 0 {
					value = "=:value:(" + strings.Join(f.choices, " ") + ")"
				}
			}
			name, rest := "--"+f.long, ""
			if value != "" {
				name, rest = name+"=", value[1:]
			}
			fmt.Fprintf(w, " \\\n\t\t\t'%s[%s]%s'", name, quote(f.usage), rest)
		}
		if words := c.argumentWords(); len(words) > 0 {
			fmt.Fprintf(w, " \\\n\t\t\t'1:argument:(%s)'", strings.Join(words, " "))
		}
		fmt.Fprint(w, " \\\n\t\t\t'*:file:_files'\n\t\t;;\n")
	}
	fmt.Fprint(w, "\tesac\n}\n_gsmack \"$@\"\n")
}

func writeFish(w io.Writer) {
	quote := strings.NewReplacer("\\", "\\\\", "'", "\\'").Replace
	fmt.Fprint(w, "# gsmack completion for fish\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "complete -c gsmack -n __fish_use_subcommand -f -a %s -d '%s'\n", c.name, quote(c.short))
	}
	for _, c := range commands() {
		seen := "-n '__fish_seen_subcommand_from " + c.name + "'"
		for _, word := range c.argumentWords() {
			fmt.Fprintf(w, "complete -c gsmack %s -f -a %s\n", seen, word)
		}
		for _, f := range c.completables() {
			fmt.Fprintf(w, "complete -c gsmack %s -l %s", seen, f.long)
			if f.short != "" {
				fmt.Fprintf(w, " -s %s", f.short)
			}
			if f.takesValue {
				fmt.Fprint(w, " -r")
			}
			if len(f.choices) > 0 {
				fmt.Fprintf(w, " -f -a '%s'", strings.Join(f.choices, " "))
			}
			fmt.Fprintf(w, " -d '%s'\n", quote(f.usage))
		}
	}
}
