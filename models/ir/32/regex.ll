target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i32, i32, i32, i8*, i8*, i32, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }
@.str = private unnamed_addr constant [32 x i8] c"what regcomp makes of a pattern\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"regex.compiled\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.3 = private unnamed_addr constant [40 x i8] c"regexec: the expression is not compiled\00", align 1
@.str.4 = private unnamed_addr constant [37 x i8] c"whether a text matches an expression\00", align 1
@.str.5 = private unnamed_addr constant [40 x i8] c"regfree: the expression is not compiled\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"the text that regerror writes\00", align 1
define dso_local i32 @regcomp(%struct.re_pattern_buffer* noalias noundef %expression, i8* noalias noundef %pattern, i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %pattern, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %pattern, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @__gsmack_text_length(i8* noundef %pattern, i32 noundef 0)
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  br label %for.cond.i
for.cond.i:
  %begins.0.i = phi i8 [ 1, %land.rhs ], [ %begins.1.i, %cleanup.cont.i ]
  %repeats.0.i = phi i8 [ 0, %land.rhs ], [ %repeats.1.i, %cleanup.cont.i ]
  %pattern.addr.0.i = phi i8* [ %pattern, %land.rhs ], [ %incdec.ptr.i, %cleanup.cont.i ]
  %retval.0.i = phi i1 [ undef, %land.rhs ], [ %retval.1.i, %cleanup.cont.i ]
  %0 = load i8, i8* %pattern.addr.0.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i
for.body.i:
  %conv.i = sext i8 %0 to i32
  %cmp.i10 = icmp sge i32 %conv.i, 48
  br i1 %cmp.i10, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br i1 %cmp3.i, label %lor.end.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp6.i = icmp sge i32 %conv.i, 65
  br i1 %cmp6.i, label %land.lhs.true8.i, label %lor.lhs.false12.i
land.lhs.true8.i:
  %cmp10.i = icmp sle i32 %conv.i, 90
  br i1 %cmp10.i, label %lor.end.i, label %lor.lhs.false12.i
lor.lhs.false12.i:
  %cmp14.i = icmp sge i32 %conv.i, 97
  br i1 %cmp14.i, label %land.lhs.true16.i, label %lor.lhs.false20.i
land.lhs.true16.i:
  %cmp18.i = icmp sle i32 %conv.i, 122
  br i1 %cmp18.i, label %lor.end.i, label %lor.lhs.false20.i
lor.lhs.false20.i:
  %cmp22.i = icmp eq i32 %conv.i, 46
  br i1 %cmp22.i, label %lor.end.i, label %lor.lhs.false24.i
lor.lhs.false24.i:
  %cmp26.i = icmp eq i32 %conv.i, 32
  br i1 %cmp26.i, label %lor.end.i, label %lor.lhs.false28.i
lor.lhs.false28.i:
  %cmp30.i = icmp eq i32 %conv.i, 95
  br i1 %cmp30.i, label %lor.end.i, label %lor.lhs.false32.i
lor.lhs.false32.i:
  %cmp34.i = icmp eq i32 %conv.i, 45
  br i1 %cmp34.i, label %lor.end.i, label %lor.lhs.false36.i
lor.lhs.false36.i:
  %cmp38.i = icmp eq i32 %conv.i, 61
  br i1 %cmp38.i, label %lor.end.i, label %lor.lhs.false40.i
lor.lhs.false40.i:
  %cmp42.i = icmp eq i32 %conv.i, 58
  br i1 %cmp42.i, label %lor.end.i, label %lor.lhs.false44.i
lor.lhs.false44.i:
  %cmp46.i = icmp eq i32 %conv.i, 44
  br i1 %cmp46.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp49.i = icmp eq i32 %conv.i, 47
  br label %lor.end.i
lor.end.i:
  %1 = phi i1 [ true, %lor.lhs.false44.i ], [ true, %lor.lhs.false40.i ], [ true, %lor.lhs.false36.i ], [ true, %lor.lhs.false32.i ], [ true, %lor.lhs.false28.i ], [ true, %lor.lhs.false24.i ], [ true, %lor.lhs.false20.i ], [ true, %land.lhs.true16.i ], [ true, %land.lhs.true8.i ], [ true, %land.lhs.true.i ], [ %cmp49.i, %lor.rhs.i ]
  %frombool.i = zext i1 %1 to i8
  br i1 %1, label %if.end.i, label %land.lhs.true52.i
land.lhs.true52.i:
  %cmp54.i = icmp eq i32 %conv.i, 42
  br i1 %cmp54.i, label %land.lhs.true56.i, label %land.lhs.true59.i
land.lhs.true56.i:
  %tobool57.i = trunc i8 %repeats.0.i to i1
  br i1 %tobool57.i, label %if.end.i, label %land.lhs.true59.i
land.lhs.true59.i:
  %cmp61.i = icmp eq i32 %conv.i, 94
  br i1 %cmp61.i, label %land.lhs.true63.i, label %land.lhs.true66.i
land.lhs.true63.i:
  %tobool64.i = trunc i8 %begins.0.i to i1
  br i1 %tobool64.i, label %if.end.i, label %land.lhs.true66.i
land.lhs.true66.i:
  %cmp68.i = icmp eq i32 %conv.i, 36
  br i1 %cmp68.i, label %land.lhs.true70.i, label %if.then.i11
land.lhs.true70.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %pattern.addr.0.i, i32 1
  %2 = load i8, i8* %arrayidx.i, align 1
  %tobool71.i = icmp ne i8 %2, 0
  br i1 %tobool71.i, label %if.then.i11, label %if.end.i
if.then.i11:
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %begins.1.i = phi i8 [ 0, %if.end.i ], [ %begins.0.i, %if.then.i11 ]
  %repeats.1.i = phi i8 [ %frombool.i, %if.end.i ], [ %repeats.0.i, %if.then.i11 ]
  %retval.1.i = phi i1 [ %retval.0.i, %if.end.i ], [ false, %if.then.i11 ]
  %cleanup.dest.slot.0.i = phi i32 [ 0, %if.end.i ], [ 1, %if.then.i11 ]
  %cond12 = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond12, label %cleanup.cont.i, label %is_plain.exit
cleanup.cont.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %pattern.addr.0.i, i32 1
  br label %for.cond.i
for.end.i:
  br label %is_plain.exit
is_plain.exit:
  %retval.2.i = phi i1 [ %retval.1.i, %cleanup.i ], [ true, %for.end.i ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %reads_all.exit ], [ %retval.2.i, %is_plain.exit ]
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %if.then, label %if.end
if.then:
  br label %cleanup15
if.end:
  br i1 %3, label %if.end12, label %if.then3
if.then3:
  %4 = bitcast %struct.re_pattern_buffer* %expression to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str, i32 0, i32 0), i8* noundef %4, i32 noundef 32)
  %call4 = call i32 @__gsmack_nondet_int()
  %cmp5 = icmp sge i32 %call4, 0
  br i1 %cmp5, label %land.rhs6, label %land.end8
land.rhs6:
  %cmp7 = icmp sle i32 %call4, 16
  br label %land.end8
land.end8:
  %5 = phi i1 [ false, %if.then3 ], [ %cmp7, %land.rhs6 ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  %cmp9 = icmp ne i32 %call4, 0
  br i1 %cmp9, label %if.then10, label %if.end11
if.then10:
  br label %cleanup
if.end11:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then10 ], [ 0, %if.end11 ]
  switch i32 %cleanup.dest.slot.0, label %cleanup15 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %if.end12
if.end12:
  br i1 %3, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call14 = call i32 @__gsmack_nondet_ulong()
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call14, %cond.false ]
  %re_nsub = getelementptr inbounds %struct.re_pattern_buffer, %struct.re_pattern_buffer* %expression, i32 0, i32 6
  store i32 %cond, i32* %re_nsub, align 4
  %6 = bitcast %struct.re_pattern_buffer* %expression to i8*
  %add = add nsw i32 1, %flags
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %6, i32 noundef %add)
  br label %cleanup15
cleanup15:
  %retval.1 = phi i32 [ 12, %if.then ], [ 0, %cond.end ], [ %call4, %cleanup ]
  ret i32 %retval.1
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local i32 @regexec(%struct.re_pattern_buffer* noalias noundef %expression, i8* noalias noundef %text, i32 noundef %n, %struct.regmatch_t* noalias noundef %matches, i32 noundef %flags) {
entry:
  %0 = bitcast %struct.re_pattern_buffer* %expression to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0))
  %re_nsub = getelementptr inbounds %struct.re_pattern_buffer, %struct.re_pattern_buffer* %expression, i32 0, i32 6
  %1 = load volatile i32, i32* %re_nsub, align 4
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %2 = bitcast %struct.regmatch_t* %matches to i8*
  %mul = mul i32 %n, 8
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.4, i32 0, i32 0), i8* noundef %2, i32 noundef %mul)
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp2 = icmp eq i32 %n, 0
  br i1 %cmp2, label %if.then4, label %lor.lhs.false
lor.lhs.false:
  %sub = sub nsw i32 %call, 1
  %div = sdiv i32 %sub, 8
  %rem = srem i32 %div, 2
  %cmp3 = icmp ne i32 %rem, 0
  br i1 %cmp3, label %if.then4, label %if.end5
if.then4:
  br label %cleanup
if.end5:
  %call6 = call i32 @strlen(i8* noundef %text)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end5 ], [ %inc, %for.inc ]
  %cmp7 = icmp ult i32 %i.0, %n
  br i1 %cmp7, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call8 = call i32 @__gsmack_nondet_int()
  %call9 = call i32 @__gsmack_nondet_int()
  %cmp10 = icmp sge i32 %call8, 0
  br i1 %cmp10, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %cmp11 = icmp sle i32 %call8, %call9
  br i1 %cmp11, label %land.lhs.true12, label %lor.rhs
land.lhs.true12:
  %cmp13 = icmp sle i32 %call9, %call6
  br i1 %cmp13, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp14 = icmp ugt i32 %i.0, 0
  br i1 %cmp14, label %land.lhs.true15, label %land.end
land.lhs.true15:
  %cmp16 = icmp eq i32 %call8, -1
  br i1 %cmp16, label %land.rhs, label %land.end
land.rhs:
  %cmp17 = icmp eq i32 %call9, -1
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true15 ], [ false, %lor.rhs ], [ %cmp17, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true12 ], [ %3, %land.end ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %arrayidx = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %matches, i32 %i.0
  %rm_so = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %arrayidx, i32 0, i32 0
  store i32 %call8, i32* %rm_so, align 4
  %rm_eo = getelementptr inbounds %struct.regmatch_t, %struct.regmatch_t* %arrayidx, i32 0, i32 1
  store i32 %call9, i32* %rm_eo, align 4
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 1, %if.then ], [ 0, %if.then4 ], [ 0, %for.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @strlen(i8* noundef)
define dso_local void @regfree(%struct.re_pattern_buffer* noundef %expression) {
entry:
  %0 = bitcast %struct.re_pattern_buffer* %expression to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.5, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %re_nsub = getelementptr inbounds %struct.re_pattern_buffer, %struct.re_pattern_buffer* %expression, i32 0, i32 6
  store i32 0, i32* %re_nsub, align 4
  ret void
}
define dso_local i32 @regerror(i32 noundef %error, %struct.re_pattern_buffer* noalias noundef %expression, i8* noalias noundef %to, i32 noundef %size) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.6, i32 0, i32 0), i8* noundef %to, i32 noundef %size)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add = add i32 %i.0, 1
  %cmp1 = icmp ult i32 %add, %size
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %call = call signext i8 @__gsmack_nondet_char()
  %conv = sext i8 %call to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ]
  %conv2 = trunc i32 %cond to i8
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %conv2, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  br label %for.cond
for.end:
  %call3 = call i32 @__gsmack_nondet_ulong()
  %cmp4 = icmp uge i32 %call3, 1
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp ult i32 %call3, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %for.end ], [ %cmp6, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret i32 %call3
}
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
