target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.__locale_struct = type { [13 x %struct.__locale_data*], i16*, i32*, i32*, [13 x i8*] }
%struct.__locale_data = type opaque
@.str = private unnamed_addr constant [13 x i8] c"locale.other\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"the name that setlocale gives\00", align 1
@localeconv.conventions = internal global %struct.lconv zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [30 x i8] c"the conventions of the locale\00", align 1
@uselocale.used = internal thread_local global %struct.__locale_struct* inttoptr (i64 -1 to %struct.__locale_struct*), align 8
@any_text.text = internal global [8 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"a text of the locale\00", align 1
define weak dso_local zeroext i1 @__model_other_locale() {
entry:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0))
  %cmp = icmp ne i64 %call, 0
  ret i1 %cmp
}
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i8* @setlocale(i32 noundef %category, i8* noundef %name) {
entry:
  %tobool = icmp ne i8* %name, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  br i1 %tobool, label %land.lhs.true, label %land.end
land.lhs.true:
  %0 = load i8, i8* %name, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 67
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx3 = getelementptr inbounds i8, i8* %name, i64 1
  %1 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %1 to i32
  %cmp5 = icmp eq i32 %conv4, 0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %land.lhs.true ], [ false, %if.end ], [ %cmp5, %land.rhs ]
  br i1 %2, label %lor.end, label %lor.rhs
lor.rhs:
  br i1 %tobool, label %land.rhs10, label %land.end13
land.rhs10:
  %call = call i32 @strcmp(i8* noundef %name, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0))
  %cmp11 = icmp eq i32 %call, 0
  br label %land.end13
land.end13:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp11, %land.rhs10 ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.end ], [ %3, %land.end13 ]
  br i1 %tobool, label %land.lhs.true16, label %if.end22
land.lhs.true16:
  br i1 %4, label %if.end22, label %land.lhs.true18
land.lhs.true18:
  %call19 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call19, label %if.then21, label %if.end22
if.then21:
  br label %cleanup
if.end22:
  br i1 %tobool, label %land.lhs.true24, label %if.else
land.lhs.true24:
  br i1 %4, label %if.else, label %if.then26
if.then26:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef 1)
  br label %if.end34
if.else:
  br i1 %4, label %land.lhs.true29, label %if.end33
land.lhs.true29:
  %cmp30 = icmp eq i32 %category, 6
  br i1 %cmp30, label %if.then32, label %if.end33
if.then32:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  br label %if.end33
if.end33:
  br label %if.end34
if.end34:
  %call35 = call i8* @__gsmack_alloc(i64 noundef 32)
  call void @__model_belongs(i8* noundef %call35, i64 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i8* noundef %call35, i64 noundef 32)
  %arrayidx36 = getelementptr inbounds i8, i8* %call35, i64 31
  store i8 0, i8* %arrayidx36, align 1
  br i1 %2, label %if.then38, label %if.end41
if.then38:
  store i8 67, i8* %call35, align 1
  %arrayidx40 = getelementptr inbounds i8, i8* %call35, i64 1
  store i8 0, i8* %arrayidx40, align 1
  br label %if.end41
if.end41:
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %call35, %if.end41 ], [ null, %if.then21 ]
  ret i8* %retval.0
}
declare dso_local i32 @strcmp(i8* noundef, i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local i8* @__gsmack_alloc(i64 noundef)
declare dso_local void @__model_belongs(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
define dso_local i8* @nl_langinfo(i32 noundef %what) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i64 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i64 0, i64 %idxprom.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 7), align 1
  ret i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0)
}
define dso_local %struct.lconv* @localeconv() {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0), i8* noundef bitcast (%struct.lconv* @localeconv.conventions to i8*), i64 noundef 96)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i64 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i64 0, i64 %idxprom.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 7), align 1
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 0), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 9), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 8), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 7), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 6), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 5), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 4), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 3), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 2), align 8
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i8** getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 1), align 8
  %call1 = call signext i8 @__gsmack_nondet_char()
  store i8 %call1, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 10), align 8
  %call2 = call signext i8 @__gsmack_nondet_char()
  store i8 %call2, i8* getelementptr inbounds (%struct.lconv, %struct.lconv* @localeconv.conventions, i32 0, i32 11), align 1
  ret %struct.lconv* @localeconv.conventions
}
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local %struct.__locale_struct* @newlocale(i32 noundef %categories, i8* noundef %name, %struct.__locale_struct* noundef %base) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
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
  %call1 = call i8* @__gsmack_alloc(i64 noundef 232)
  %1 = bitcast i8* %call1 to %struct.__locale_struct*
  call void @__model_belongs(i8* noundef %call1, i64 noundef 2)
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
  %0 = load %struct.__locale_struct*, %struct.__locale_struct** @uselocale.used, align 8
  %tobool = icmp ne %struct.__locale_struct* %next, null
  br i1 %tobool, label %if.then, label %if.end2
if.then:
  store %struct.__locale_struct* %next, %struct.__locale_struct** @uselocale.used, align 8
  %cmp = icmp ne %struct.__locale_struct* %next, inttoptr (i64 -1 to %struct.__locale_struct*)
  br i1 %cmp, label %if.then1, label %if.end
if.then1:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef 1)
  br label %if.end
if.end:
  br label %if.end2
if.end2:
  ret %struct.__locale_struct* %0
}
define dso_local i8* @dcgettext(i8* noundef %domain, i8* noundef %text, i32 noundef %category) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  ret i8* %text
}
define dso_local i8* @dgettext(i8* noundef %domain, i8* noundef %text) {
entry:
  %call.i.i = call i64 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %dcgettext.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %dcgettext.exit
dcgettext.exit:
  ret i8* %text
}
define dso_local i8* @gettext(i8* noundef %text) {
entry:
  %call.i.i.i = call i64 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i.i.i = icmp slt i64 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %dgettext.exit
if.then.i.i.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %dgettext.exit
dgettext.exit:
  ret i8* %text
}
define dso_local i8* @dcngettext(i8* noundef %domain, i8* noundef %one, i8* noundef %many, i64 noundef %n, i32 noundef %category) {
entry:
  %cmp = icmp eq i64 %n, 1
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %one, %cond.true ], [ %many, %cond.false ]
  %call.i.i = call i64 @__gsmack_text_length(i8* noundef %cond, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %dcgettext.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %cond, i32 noundef -1)
  br label %dcgettext.exit
dcgettext.exit:
  ret i8* %cond
}
define dso_local i8* @dngettext(i8* noundef %domain, i8* noundef %one, i8* noundef %many, i64 noundef %n) {
entry:
  %cmp.i = icmp eq i64 %n, 1
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i8* [ %one, %cond.true.i ], [ %many, %cond.false.i ]
  %call.i.i.i = call i64 @__gsmack_text_length(i8* noundef %cond.i, i32 noundef 0)
  %cmp.i.i.i = icmp slt i64 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %dcngettext.exit
if.then.i.i.i:
  call void @__model_printed_text(i8* noundef %cond.i, i32 noundef -1)
  br label %dcngettext.exit
dcngettext.exit:
  ret i8* %cond.i
}
define dso_local i8* @ngettext(i8* noundef %one, i8* noundef %many, i64 noundef %n) {
entry:
  %cmp.i.i = icmp eq i64 %n, 1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %cond.end.i.i
cond.false.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i8* [ %one, %cond.true.i.i ], [ %many, %cond.false.i.i ]
  %call.i.i.i.i = call i64 @__gsmack_text_length(i8* noundef %cond.i.i, i32 noundef 0)
  %cmp.i.i.i.i = icmp slt i64 %call.i.i.i.i, 0
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
  %call.i.i.i.i = call i64 @__gsmack_text_length(i8* noundef %domain, i32 noundef 0)
  %cmp.i.i.i.i = icmp slt i64 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %gettext.exit
if.then.i.i.i.i:
  call void @__model_printed_text(i8* noundef %domain, i32 noundef -1)
  br label %gettext.exit
gettext.exit:
  br label %cond.end
cond.false:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i64 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %cond.false ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i64 0, i64 %idxprom.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 7), align 1
  br label %cond.end
cond.end:
  %cond = phi i8* [ %domain, %gettext.exit ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), %any_text.exit ]
  ret i8* %cond
}
define dso_local i8* @bindtextdomain(i8* noundef %domain, i8* noundef %folder) {
entry:
  %tobool = icmp ne i8* %folder, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call.i.i.i.i = call i64 @__gsmack_text_length(i8* noundef %folder, i32 noundef 0)
  %cmp.i.i.i.i = icmp slt i64 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %gettext.exit
if.then.i.i.i.i:
  call void @__model_printed_text(i8* noundef %folder, i32 noundef -1)
  br label %gettext.exit
gettext.exit:
  br label %cond.end
cond.false:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), i64 noundef 8)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %cond.false ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 7
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i8], [8 x i8]* @any_text.text, i64 0, i64 %idxprom.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  store i8 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 7), align 1
  br label %cond.end
cond.end:
  %cond = phi i8* [ %folder, %gettext.exit ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @any_text.text, i64 0, i64 0), %any_text.exit ]
  ret i8* %cond
}
define dso_local i8* @bind_textdomain_codeset(i8* noundef %domain, i8* noundef %codes) {
entry:
  ret i8* %codes
}
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
