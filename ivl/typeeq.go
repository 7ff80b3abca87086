package ivl

// Expand sees through synonyms at the top of t: the result is not a NamedType
// with a synonym's declaration.
func Expand(t Type) Type {
	for {
		n, ok := t.(*NamedType)
		if !ok || n.Decl == nil || n.Decl.Synonym == nil {
			return t
		}
		s := make(map[*TypeVar]Type, len(n.Args))
		for i, p := range n.Decl.Params {
			if i < len(n.Args) {
				s[p] = n.Args[i]
			}
		}
		t = substituteType(n.Decl.Synonym, s)
	}
}

// substituteType replaces type variables in t; a type without them is
// returned as it is.
func substituteType(t Type, s map[*TypeVar]Type) Type {
	if len(s) == 0 {
		return t
	}
	if v, ok := t.(*TypeVar); ok {
		if u, ok := s[v]; ok {
			return u
		}
	}
	return mapType(t, func(u Type) Type { return substituteType(u, s) })
}

// mapType is t with f applied to the types that it directly consists of, or t itself if f changed none.
func mapType(t Type, f func(Type) Type) Type {
	switch t := t.(type) {
	case *MapType:
		args, changed := mapped(t.Args, f)
		if res := f(t.Result); changed || res != t.Result {
			return &MapType{Params: t.Params, Args: args, Result: res}
		}
	case *NamedType:
		if args, changed := mapped(t.Args, f); changed {
			return &NamedType{Pos: t.Pos, Name: t.Name, Args: args, Decl: t.Decl}
		}
	}
	return t
}

// EqualTypes reports whether two types are the same, synonyms expanded and
// bound type parameters of maps renamed.
func EqualTypes(a, b Type) bool { return equalTypes(a, b, nil) }

// equalTypes compares under a list of pairs of map type parameters that are
// taken to be the same.
func equalTypes(a, b Type, pairs [][2]*TypeVar) bool {
	if a == b && len(pairs) == 0 {
		return true
	}
	if a == nil || b == nil {
		return false
	}
	a, b = Expand(a), Expand(b)
	switch a := a.(type) {
	case *BasicType:
		b, ok := b.(*BasicType)
		return ok && a.Kind == b.Kind
	case *BVType:
		b, ok := b.(*BVType)
		return ok && a.Width == b.Width
	case *FloatType:
		b, ok := b.(*FloatType)
		return ok && *a == *b
	case *TypeVar:
		b, ok := b.(*TypeVar)
		if !ok {
			return false
		}
		for i := len(pairs) - 1; i >= 0; i-- {
			if pairs[i][0] == a || pairs[i][1] == b {
				return pairs[i][0] == a && pairs[i][1] == b
			}
		}
		return a == b
	case *NamedType:
		b, ok := b.(*NamedType)
		if !ok || a.Name != b.Name || a.Decl != b.Decl || len(a.Args) != len(b.Args) {
			return false
		}
		for i := range a.Args {
			if !equalTypes(a.Args[i], b.Args[i], pairs) {
				return false
			}
		}
		return true
	case *MapType:
		b, ok := b.(*MapType)
		if !ok || len(a.Params) != len(b.Params) || len(a.Args) != len(b.Args) {
			return false
		}
		for i := range a.Params {
			pairs = append(pairs, [2]*TypeVar{a.Params[i], b.Params[i]})
		}
		for i := range a.Args {
			if !equalTypes(a.Args[i], b.Args[i], pairs) {
				return false
			}
		}
		return equalTypes(a.Result, b.Result, pairs)
	}
	return false
}
