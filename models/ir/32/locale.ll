target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.__locale_struct = type { [13 x %struct.__locale_data*], i16*, i32*, i32*, [13 x i8*] }
%struct.__locale_data = type opaque
@localeconv.conventions = internal global %struct.lconv zeroinitializer, align 4
@.str = private unnamed_addr constant [30 x i8] c"the conventions of the locale\00", align 1
@uselocale.used = internal thread_local global %struct.__locale_struct* inttoptr (i32 -1 to %struct.__locale_struct*), align 4
@any_text.text = internal global [8 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"a text of the locale\00", align 1
define dso_local i8* @nl_langinfo(i32 noundef %what) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i32 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i32 0, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 7), align 1
  ret i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0)
}
define dso_local %struct.lconv* @localeconv() {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i32 0, i32 0), i8* noundef bitcast (%struct.lconv* @localeconv.conventions to i8*), i32 noundef 56)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i32 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i32 0, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 7), align 1
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 0), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 9), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 8), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 7), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 6), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 5), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 4), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 3), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 2), align 4
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 1), align 4
  %call1 = call signext i8 @__gsmack_nondet_char()
  store i8 %call1, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 10), align 4
  %call2 = call signext i8 @__gsmack_nondet_char()
  store i8 %call2, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 11), align 1
  ret %struct.lconv* @localeconv.conventions
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local %struct.__locale_struct* @newlocale(i32 noundef %categories, i8* noundef %name, %struct.__locale_struct* noundef %base) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call %struct.__locale_struct* @any_locale()
  ret %struct.__locale_struct* %call
}
define internal %struct.__locale_struct* @any_locale() {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i8* @__gsmack_alloc(i32 noundef 116)
  %1 = bitcast i8* %call1 to %struct.__locale_struct*
  call void @__model_belongs(i8* noundef %call1, i32 noundef 2)
  br label %return
return:
  %retval.0 = phi %struct.__locale_struct* [ null, %if.then ], [ %1, %if.end ]
  ret %struct.__locale_struct* %retval.0
}
define dso_local %struct.__locale_struct* @duplocale(%struct.__locale_struct* noundef %from) {
entry:
  %call = call %struct.__locale_struct* @any_locale()
  ret %struct.__locale_struct* %call
}
define dso_local void @freelocale(%struct.__locale_struct* noundef %from) {
entry:
  ret void
}
define dso_local %struct.__locale_struct* @uselocale(%struct.__locale_struct* noundef %next) {
entry:
  %0 = load %struct.__locale_struct*, %struct.__locale_struct** @uselocale.used, align 4
  %tobool = icmp ne %struct.__locale_struct* %next, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  store %struct.__locale_struct* %next, %struct.__locale_struct** @uselocale.used, align 4
  br label %if.end
if.end:
  ret %struct.__locale_struct* %0
}
define dso_local i8* @dcgettext(i8* noundef %domain, i8* noundef %text, i32 noundef %category) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  ret i8* %text
}
define dso_local i8* @dgettext(i8* noundef %domain, i8* noundef %text) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %dcgettext.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %dcgettext.exit
dcgettext.exit:
  ret i8* %text
}
define dso_local i8* @gettext(i8* noundef %text) {
entry:
  %call.i.i.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i.i.i = icmp slt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %dgettext.exit
if.then.i.i.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %dgettext.exit
dgettext.exit:
  ret i8* %text
}
define dso_local i8* @dcngettext(i8* noundef %domain, i8* noundef %one, i8* noundef %many, i32 noundef %n, i32 noundef %category) {
entry:
  %cmp = icmp eq i32 %n, 1
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %one, %cond.true ], [ %many, %cond.false ]
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %cond, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %dcgettext.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %cond, i32 noundef -1)
  br label %dcgettext.exit
dcgettext.exit:
  ret i8* %cond
}
define dso_local i8* @dngettext(i8* noundef %domain, i8* noundef %one, i8* noundef %many, i32 noundef %n) {
entry:
  %cmp.i = icmp eq i32 %n, 1
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i8* [ %one, %cond.true.i ], [ %many, %cond.false.i ]
  %call.i.i.i = call i32 @__gsmack_text_length(i8* noundef %cond.i, i32 noundef 0)
  %cmp.i.i.i = icmp slt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %dcngettext.exit
if.then.i.i.i:
  call void @__model_printed_text(i8* noundef %cond.i, i32 noundef -1)
  br label %dcngettext.exit
dcngettext.exit:
  ret i8* %cond.i
}
define dso_local i8* @ngettext(i8* noundef %one, i8* noundef %many, i32 noundef %n) {
entry:
  %cmp.i.i = icmp eq i32 %n, 1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %cond.end.i.i
cond.false.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i8* [ %one, %cond.true.i.i ], [ %many, %cond.false.i.i ]
  %call.i.i.i.i = call i32 @__gsmack_text_length(i8* noundef %cond.i.i, i32 noundef 0)
  %cmp.i.i.i.i = icmp slt i32 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %dngettext.exit
if.then.i.i.i.i:
  call void @__model_printed_text(i8* noundef %cond.i.i, i32 noundef -1)
  br label %dngettext.exit
dngettext.exit:
  ret i8* %cond.i.i
}
define dso_local i8* @textdomain(i8* noundef %domain) {
entry:
  %tobool = icmp ne i8* %domain, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call.i.i.i.i = call i32 @__gsmack_text_length(i8* noundef %domain, i32 noundef 0)
  %cmp.i.i.i.i = icmp slt i32 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %gettext.exit
if.then.i.i.i.i:
  call void @__model_printed_text(i8* noundef %domain, i32 noundef -1)
  br label %gettext.exit
gettext.exit:
  br label %cond.end
cond.false:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i32 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %cond.false ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i32 0, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 7), align 1
  br label %cond.end
cond.end:
  %cond = phi i8* [ %domain, %gettext.exit ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), %any_text.exit ]
  ret i8* %cond
}
define dso_local i8* @bindtextdomain(i8* noundef %domain, i8* noundef %folder) {
entry:
  %tobool = icmp ne i8* %folder, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call.i.i.i.i = call i32 @__gsmack_text_length(i8* noundef %folder, i32 noundef 0)
  %cmp.i.i.i.i = icmp slt i32 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %gettext.exit
if.then.i.i.i.i:
  call void @__model_printed_text(i8* noundef %folder, i32 noundef -1)
  br label %gettext.exit
gettext.exit:
  br label %cond.end
cond.false:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), i32 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %cond.false ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i32 0, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 7), align 1
  br label %cond.end
cond.end:
  %cond = phi i8* [ %folder, %gettext.exit ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i32 0, i32 0), %any_text.exit ]
  ret i8* %cond
}
define dso_local i8* @bind_textdomain_codeset(i8* noundef %domain, i8* noundef %codes) {
entry:
  ret i8* %codes
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
