target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.file = type opaque
@.str = private unnamed_addr constant [65 x i8] c"scanf: a format that is not known, or holds what is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [66 x i8] c"fscanf: a format that is not known, or holds what is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [74 x i8] c"__isoc99_scanf: a format that is not known, or holds what is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [75 x i8] c"__isoc99_fscanf: a format that is not known, or holds what is not modelled\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.5 = private unnamed_addr constant [50 x i8] c"the format asks for more arguments than there are\00", align 1
@.str.6 = private unnamed_addr constant [61 x i8] c"the format asks for a pointer where the argument is a number\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"scan.unmatched\00", align 1
@.str.8 = private unnamed_addr constant [49 x i8] c"in front of a character that scanf does not take\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"at the end of the input\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"word-length\00", align 1
define dso_local i32 @scanf(i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str, i64 0, i64 0))
  ret i32 -1
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @fscanf(%struct.file* noalias noundef %file, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1, i64 0, i64 0))
  ret i32 -1
}
define dso_local i32 @__isoc99_scanf(i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.2, i64 0, i64 0))
  ret i32 -1
}
define dso_local i32 @__isoc99_fscanf(%struct.file* noalias noundef %file, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.3, i64 0, i64 0))
  ret i32 -1
}
define dso_local void @__model_scan_missing() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.5, i64 0, i64 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__model_scan_no_pointer() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.6, i64 0, i64 0))
  ret void
}
define dso_local void @__model_scan_stream(%struct.file* noundef %file) {
entry:
  call void @__model_uses_stream(%struct.file* noundef %file)
  ret void
}
declare dso_local void @__model_uses_stream(%struct.file* noundef)
define dso_local void @__SMACK_init_scan() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  %conv = zext i8 %call to i64
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv)
  ret void
}
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local zeroext i8 @__gsmack_nondet_uchar()
define weak dso_local zeroext i1 @__model_unmatched() {
entry:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0))
  %cmp = icmp ne i64 %call, 0
  ret i1 %cmp
}
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i32 @__model_scan_begin(i32 noundef %conversions, i32 noundef %kind) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %cmp = icmp ne i32 %kind, 0
  br i1 %cmp, label %land.lhs.true, label %if.else
land.lhs.true:
  %call.i2 = call zeroext i1 @__model_unmatched()
  br i1 %call.i2, label %if.then, label %if.else
if.then:
  %call1 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.8, i64 0, i64 0))
  br i1 %call1, label %if.then2, label %if.end
if.then2:
  %call3 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0))
  %conv = trunc i64 %call3 to i8
  %cmp.i = icmp sge i32 %kind, 256
  br i1 %cmp.i, label %if.then.i3, label %if.end.i
if.then.i3:
  %conv.i = zext i8 %conv to i32
  %rem.i = srem i32 %kind, 256
  %cmp1.i = icmp eq i32 %conv.i, %rem.i
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %kind, 512
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %conv.i.i = sext i8 %conv to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 32
  br i1 %cmp.i.i, label %scan_space.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp3.i.i = icmp sge i32 %conv.i.i, 9
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp6.i.i = icmp sle i32 %conv.i.i, 13
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %lor.rhs.i.i ], [ %cmp6.i.i, %land.rhs.i.i ]
  br label %scan_space.exit.i
scan_space.exit.i:
  %1 = phi i1 [ true, %land.rhs.i ], [ %0, %land.end.i.i ]
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %lor.rhs.i ], [ %1, %scan_space.exit.i ]
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %if.then.i3 ], [ %2, %land.end.i ]
  br label %takes.exit
if.end.i:
  %conv6.i = sext i8 %conv to i32
  %cmp7.i = icmp sge i32 %conv6.i, 48
  br i1 %cmp7.i, label %land.rhs9.i, label %land.end15.i
land.rhs9.i:
  %cmp11.i = icmp eq i32 %kind, 111
  %cond.i = select i1 %cmp11.i, i32 55, i32 57
  %cmp13.i = icmp sle i32 %conv6.i, %cond.i
  br label %land.end15.i
land.end15.i:
  %4 = phi i1 [ false, %if.end.i ], [ %cmp13.i, %land.rhs9.i ]
  br i1 %4, label %if.then27.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp18.i = icmp eq i32 %conv6.i, 43
  br i1 %cmp18.i, label %if.then27.i, label %lor.lhs.false20.i
lor.lhs.false20.i:
  %cmp22.i = icmp eq i32 %conv6.i, 45
  br i1 %cmp22.i, label %if.then27.i, label %lor.lhs.false24.i
lor.lhs.false24.i:
  %cmp.i24.i = icmp eq i32 %conv6.i, 32
  br i1 %cmp.i24.i, label %scan_space.exit30.i, label %lor.rhs.i26.i
lor.rhs.i26.i:
  %cmp3.i25.i = icmp sge i32 %conv6.i, 9
  br i1 %cmp3.i25.i, label %land.rhs.i28.i, label %land.end.i29.i
land.rhs.i28.i:
  %cmp6.i27.i = icmp sle i32 %conv6.i, 13
  br label %land.end.i29.i
land.end.i29.i:
  %5 = phi i1 [ false, %lor.rhs.i26.i ], [ %cmp6.i27.i, %land.rhs.i28.i ]
  br label %scan_space.exit30.i
scan_space.exit30.i:
  %6 = phi i1 [ true, %lor.lhs.false24.i ], [ %5, %land.end.i29.i ]
  br i1 %6, label %if.then27.i, label %if.end28.i
if.then27.i:
  br label %cleanup79.i
if.end28.i:
  %cmp30.i = icmp sge i32 %conv6.i, 65
  br i1 %cmp30.i, label %land.lhs.true.i4, label %cond.false.i
land.lhs.true.i4:
  %cmp33.i = icmp sle i32 %conv6.i, 90
  br i1 %cmp33.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %add.i = add nsw i32 %conv6.i, 32
  %conv36.i = trunc i32 %add.i to i8
  %conv37.i = sext i8 %conv36.i to i32
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond39.i = phi i32 [ %conv37.i, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %conv40.i = trunc i32 %cond39.i to i8
  %cmp41.i = icmp eq i32 %kind, 102
  br i1 %cmp41.i, label %if.then43.i, label %if.end56.i
if.then43.i:
  %cmp45.i = icmp eq i32 %conv6.i, 46
  br i1 %cmp45.i, label %lor.end55.i, label %lor.lhs.false47.i
lor.lhs.false47.i:
  %conv48.i = sext i8 %conv40.i to i32
  %cmp49.i = icmp eq i32 %conv48.i, 105
  br i1 %cmp49.i, label %lor.end55.i, label %lor.rhs51.i
lor.rhs51.i:
  %cmp53.i = icmp eq i32 %conv48.i, 110
  br label %lor.end55.i
lor.end55.i:
  %7 = phi i1 [ true, %lor.lhs.false47.i ], [ true, %if.then43.i ], [ %cmp53.i, %lor.rhs51.i ]
  br label %cleanup.i
if.end56.i:
  %cmp57.i = icmp eq i32 %kind, 112
  br i1 %cmp57.i, label %land.lhs.true59.i, label %if.end64.i
land.lhs.true59.i:
  %cmp61.i = icmp eq i32 %conv6.i, 40
  br i1 %cmp61.i, label %if.then63.i, label %if.end64.i
if.then63.i:
  br label %cleanup.i
if.end64.i:
  %cmp65.i = icmp eq i32 %kind, 120
  br i1 %cmp65.i, label %land.lhs.true70.i, label %lor.lhs.false67.i
lor.lhs.false67.i:
  br i1 %cmp57.i, label %land.lhs.true70.i, label %land.end78.i
land.lhs.true70.i:
  %conv71.i = sext i8 %conv40.i to i32
  %cmp72.i = icmp sge i32 %conv71.i, 97
  br i1 %cmp72.i, label %land.rhs74.i, label %land.end78.i
land.rhs74.i:
  %cmp76.i = icmp sle i32 %conv71.i, 102
  br label %land.end78.i
land.end78.i:
  %8 = phi i1 [ false, %land.lhs.true70.i ], [ false, %lor.lhs.false67.i ], [ %cmp76.i, %land.rhs74.i ]
  br label %cleanup.i
cleanup.i:
  %retval.0.i = phi i1 [ %7, %lor.end55.i ], [ true, %if.then63.i ], [ %8, %land.end78.i ]
  br label %cleanup79.i
cleanup79.i:
  %retval.1.i = phi i1 [ true, %if.then27.i ], [ %retval.0.i, %cleanup.i ]
  br label %takes.exit
takes.exit:
  %retval.2.i = phi i1 [ %3, %lor.end.i ], [ %retval.1.i, %cleanup79.i ]
  %lnot = xor i1 %retval.2.i, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %return
if.end:
  br label %if.end8
if.else:
  %call.i5 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.9, i64 0, i64 0))
  br i1 %call.i5, label %if.end.i7, label %if.then.i6
if.then.i6:
  br label %at_end.exit
if.end.i7:
  %call.i.i = call zeroext i1 @__model_unmatched()
  %lnot.i = xor i1 %call.i.i, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i8 = phi i1 [ true, %if.end.i7 ], [ false, %if.then.i6 ]
  br i1 %retval.0.i8, label %if.then6, label %if.end7
if.then6:
  br label %return
if.end7:
  br label %if.end8
if.end8:
  %call.i9 = call i32 @__gsmack_nondet_int()
  %cmp.i10 = icmp sge i32 %call.i9, -1
  br i1 %cmp.i10, label %land.rhs.i12, label %some_of.exit
land.rhs.i12:
  %cmp1.i11 = icmp sle i32 %call.i9, %conversions
  br label %some_of.exit
some_of.exit:
  %9 = phi i1 [ false, %if.end8 ], [ %cmp1.i11, %land.rhs.i12 ]
  call void @__gsmack_assume(i1 noundef zeroext %9)
  br label %return
return:
  %retval.0 = phi i32 [ 0, %takes.exit ], [ %call.i9, %some_of.exit ], [ -1, %if.then6 ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @__model_scan_begin_set(i32 noundef %conversions, i1 noundef zeroext %space, i8* noundef %set, i64 noundef %size) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call.i2 = call zeroext i1 @__model_unmatched()
  br i1 %call.i2, label %if.then, label %if.else
if.then:
  %call1 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.8, i64 0, i64 0))
  br i1 %call1, label %if.then2, label %if.end
if.then2:
  %call3 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0))
  %conv = trunc i64 %call3 to i8
  %cmp.i = icmp ugt i64 %size, 0
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %0 = load i8, i8* %set, align 1
  %conv.i = sext i8 %0 to i32
  %cmp1.i = icmp eq i32 %conv.i, 94
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %if.then2 ], [ %cmp1.i, %land.rhs.i ]
  %conv3.i = zext i1 %1 to i64
  br label %for.cond.i
for.cond.i:
  %in.0.i = phi i8 [ 0, %land.end.i ], [ %in.3.i, %if.end34.i ]
  %i.0.i = phi i64 [ %conv3.i, %land.end.i ], [ %inc.i, %if.end34.i ]
  %cmp4.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp4.i, label %for.body.i, label %scan_in_set.exit
for.body.i:
  %add.i = add i64 %i.0.i, 2
  %cmp6.i = icmp ult i64 %add.i, %size
  br i1 %cmp6.i, label %land.lhs.true.i3, label %if.else.i
land.lhs.true.i3:
  %add8.i = add i64 %i.0.i, 1
  %arrayidx9.i = getelementptr inbounds i8, i8* %set, i64 %add8.i
  %2 = load i8, i8* %arrayidx9.i, align 1
  %conv10.i = sext i8 %2 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 45
  br i1 %cmp11.i, label %if.then.i4, label %if.else.i
if.then.i4:
  %conv13.i = zext i8 %conv to i32
  %arrayidx14.i = getelementptr inbounds i8, i8* %set, i64 %i.0.i
  %3 = load i8, i8* %arrayidx14.i, align 1
  %conv15.i = zext i8 %3 to i32
  %cmp16.i = icmp sge i32 %conv13.i, %conv15.i
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end.i
land.lhs.true18.i:
  %arrayidx21.i = getelementptr inbounds i8, i8* %set, i64 %add.i
  %4 = load i8, i8* %arrayidx21.i, align 1
  %conv22.i = zext i8 %4 to i32
  %cmp23.i = icmp sle i32 %conv13.i, %conv22.i
  br i1 %cmp23.i, label %if.then25.i, label %if.end.i
if.then25.i:
  br label %if.end.i
if.end.i:
  %in.1.i = phi i8 [ 1, %if.then25.i ], [ %in.0.i, %land.lhs.true18.i ], [ %in.0.i, %if.then.i4 ]
  br label %if.end34.i
if.else.i:
  %conv27.i = sext i8 %conv to i32
  %arrayidx28.i = getelementptr inbounds i8, i8* %set, i64 %i.0.i
  %5 = load i8, i8* %arrayidx28.i, align 1
  %conv29.i = sext i8 %5 to i32
  %cmp30.i = icmp eq i32 %conv27.i, %conv29.i
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i
if.then32.i:
  br label %if.end33.i
if.end33.i:
  %in.2.i = phi i8 [ 1, %if.then32.i ], [ %in.0.i, %if.else.i ]
  br label %if.end34.i
if.end34.i:
  %in.3.i = phi i8 [ %in.1.i, %if.end.i ], [ %in.2.i, %if.end33.i ]
  %i.1.i = phi i64 [ %add.i, %if.end.i ], [ %i.0.i, %if.end33.i ]
  %inc.i = add i64 %i.1.i, 1
  br label %for.cond.i
scan_in_set.exit:
  %tobool35.i = trunc i8 %in.0.i to i1
  %conv36.i = zext i1 %tobool35.i to i32
  %conv38.i = zext i1 %1 to i32
  %cmp39.i = icmp ne i32 %conv36.i, %conv38.i
  br i1 %cmp39.i, label %land.end9, label %land.rhs
land.rhs:
  br i1 %space, label %land.rhs6, label %land.end
land.rhs6:
  %conv.i5 = sext i8 %conv to i32
  %cmp.i6 = icmp eq i32 %conv.i5, 32
  br i1 %cmp.i6, label %scan_space.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv.i5, 9
  br i1 %cmp3.i, label %land.rhs.i8, label %land.end.i9
land.rhs.i8:
  %cmp6.i7 = icmp sle i32 %conv.i5, 13
  br label %land.end.i9
land.end.i9:
  %6 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i7, %land.rhs.i8 ]
  br label %scan_space.exit
scan_space.exit:
  %7 = phi i1 [ true, %land.rhs6 ], [ %6, %land.end.i9 ]
  br label %land.end
land.end:
  %8 = phi i1 [ false, %land.rhs ], [ %7, %scan_space.exit ]
  %lnot = xor i1 %8, true
  br label %land.end9
land.end9:
  %9 = phi i1 [ false, %scan_in_set.exit ], [ %lnot, %land.end ]
  call void @__gsmack_assume(i1 noundef zeroext %9)
  br label %return
if.end:
  br label %if.end13
if.else:
  %call.i10 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.9, i64 0, i64 0))
  br i1 %call.i10, label %if.end.i12, label %if.then.i11
if.then.i11:
  br label %at_end.exit
if.end.i12:
  %call.i.i = call zeroext i1 @__model_unmatched()
  %lnot.i = xor i1 %call.i.i, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i = phi i1 [ true, %if.end.i12 ], [ false, %if.then.i11 ]
  br i1 %retval.0.i, label %if.then11, label %if.end12
if.then11:
  br label %return
if.end12:
  br label %if.end13
if.end13:
  %call.i13 = call i32 @__gsmack_nondet_int()
  %cmp.i14 = icmp sge i32 %call.i13, -1
  br i1 %cmp.i14, label %land.rhs.i16, label %some_of.exit
land.rhs.i16:
  %cmp1.i15 = icmp sle i32 %call.i13, %conversions
  br label %some_of.exit
some_of.exit:
  %10 = phi i1 [ false, %if.end13 ], [ %cmp1.i15, %land.rhs.i16 ]
  call void @__gsmack_assume(i1 noundef zeroext %10)
  br label %return
return:
  %retval.0 = phi i32 [ 0, %land.end9 ], [ %call.i13, %some_of.exit ], [ -1, %if.then11 ]
  ret i32 %retval.0
}
define dso_local i32 @__model_scan_end(i32 noundef %done) {
entry:
  ret i32 %done
}
define dso_local void @__model_scan_i8(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %least, i64 noundef %most) {
entry:
  %cmp = icmp sge i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i64 @__gsmack_nondet_longlong()
  %cmp1 = icmp sge i64 %call, %least
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp sle i64 %call, %most
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.end ], [ %cmp2, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv = trunc i64 %call to i8
  store i8 %conv, i8* %to, align 1
  br label %return
return:
  ret void
}
declare dso_local i64 @__gsmack_nondet_longlong()
define dso_local void @__model_scan_i16(i32 noundef %done, i32 noundef %index, i16* noundef %to, i64 noundef %least, i64 noundef %most) {
entry:
  %cmp = icmp sge i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i64 @__gsmack_nondet_longlong()
  %cmp1 = icmp sge i64 %call, %least
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp sle i64 %call, %most
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.end ], [ %cmp2, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv = trunc i64 %call to i16
  store i16 %conv, i16* %to, align 2
  br label %return
return:
  ret void
}
define dso_local void @__model_scan_i32(i32 noundef %done, i32 noundef %index, i32* noundef %to, i64 noundef %least, i64 noundef %most) {
entry:
  %cmp = icmp sge i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i64 @__gsmack_nondet_longlong()
  %cmp1 = icmp sge i64 %call, %least
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp sle i64 %call, %most
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.end ], [ %cmp2, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %to, align 4
  br label %return
return:
  ret void
}
define dso_local void @__model_scan_i64(i32 noundef %done, i32 noundef %index, i64* noundef %to, i64 noundef %least, i64 noundef %most) {
entry:
  %cmp = icmp sge i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i64 @__gsmack_nondet_longlong()
  %cmp1 = icmp sge i64 %call, %least
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp sle i64 %call, %most
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.end ], [ %cmp2, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  store i64 %call, i64* %to, align 8
  br label %return
return:
  ret void
}
define dso_local void @__model_scan_float(i32 noundef %done, i32 noundef %index, float* noundef %to) {
entry:
  %cmp = icmp slt i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call = call float @__gsmack_nondet_float()
  store float %call, float* %to, align 4
  br label %if.end
if.end:
  ret void
}
declare dso_local float @__gsmack_nondet_float()
define dso_local void @__model_scan_double(i32 noundef %done, i32 noundef %index, double* noundef %to) {
entry:
  %cmp = icmp slt i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call = call double @__gsmack_nondet_double()
  store double %call, double* %to, align 8
  br label %if.end
if.end:
  ret void
}
declare dso_local double @__gsmack_nondet_double()
define dso_local void @__model_scan_pointer(i32 noundef %done, i32 noundef %index, i8** noundef %to) {
entry:
  %cmp = icmp slt i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call = call i8* @__gsmack_nondet_pointer()
  store i8* %call, i8** %to, align 8
  br label %if.end
if.end:
  ret void
}
declare dso_local i8* @__gsmack_nondet_pointer()
define dso_local void @__model_scan_characters(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %count) {
entry:
  %cmp = icmp slt i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %if.then ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i64 %i.0, %count
  br i1 %cmp1, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %call, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  br label %for.cond
for.end:
  br label %if.end
if.end:
  ret void
}
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local void @__model_scan_word(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %most) {
entry:
  %cmp = icmp sge i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  br label %do.body
do.body:
  %i.0 = phi i64 [ 0, %if.end ], [ %inc, %land.end9 ]
  %call = call signext i8 @__gsmack_nondet_char()
  %conv = sext i8 %call to i32
  %cmp1 = icmp ne i32 %conv, 0
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp.i = icmp eq i32 %conv, 32
  br i1 %cmp.i, label %scan_space.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv, 9
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp6.i = icmp sle i32 %conv, 13
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i, %land.rhs.i ]
  br label %scan_space.exit
scan_space.exit:
  %1 = phi i1 [ true, %land.rhs ], [ %0, %land.end.i ]
  %lnot = xor i1 %1, true
  br label %land.end
land.end:
  %2 = phi i1 [ false, %do.body ], [ %lnot, %scan_space.exit ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %inc = add nsw i64 %i.0, 1
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %call, i8* %arrayidx, align 1
  br label %do.cond
do.cond:
  %cmp4 = icmp slt i64 %inc, %most
  br i1 %cmp4, label %land.rhs6, label %land.end9
land.rhs6:
  %call7 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end9
land.end9:
  %3 = phi i1 [ false, %do.cond ], [ %call7, %land.rhs6 ]
  br i1 %3, label %do.body, label %do.end
do.end:
  %arrayidx10 = getelementptr inbounds i8, i8* %to, i64 %inc
  store i8 0, i8* %arrayidx10, align 1
  br label %return
return:
  ret void
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local void @__model_scan_any_word(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %most) {
entry:
  %cmp = icmp slt i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_bound(i1 noundef zeroext %call.i, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i64 0, i64 0), i64 noundef %most)
  call void @__gsmack_assume(i1 noundef zeroext %call.i)
  %cmp.i = icmp sge i32 %index, %done
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %__model_scan_word.exit
if.end.i:
  br label %do.body.i
do.body.i:
  %i.0.i = phi i64 [ 0, %if.end.i ], [ %inc.i, %land.end9.i ]
  %call.i4 = call signext i8 @__gsmack_nondet_char()
  %conv.i = sext i8 %call.i4 to i32
  %cmp1.i = icmp ne i32 %conv.i, 0
  br i1 %cmp1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp.i.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i.i, label %scan_space.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp3.i.i = icmp sge i32 %conv.i, 9
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp6.i.i = icmp sle i32 %conv.i, 13
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %lor.rhs.i.i ], [ %cmp6.i.i, %land.rhs.i.i ]
  br label %scan_space.exit.i
scan_space.exit.i:
  %1 = phi i1 [ true, %land.rhs.i ], [ %0, %land.end.i.i ]
  %lnot.i = xor i1 %1, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %do.body.i ], [ %lnot.i, %scan_space.exit.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %inc.i = add nsw i64 %i.0.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %call.i4, i8* %arrayidx.i, align 1
  %cmp4.i = icmp slt i64 %inc.i, %most
  br i1 %cmp4.i, label %land.rhs6.i, label %land.end9.i
land.rhs6.i:
  %call7.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end9.i
land.end9.i:
  %3 = phi i1 [ false, %land.end.i ], [ %call7.i, %land.rhs6.i ]
  br i1 %3, label %do.body.i, label %do.end.i
do.end.i:
  %arrayidx10.i = getelementptr inbounds i8, i8* %to, i64 %inc.i
  store i8 0, i8* %arrayidx10.i, align 1
  br label %__model_scan_word.exit
__model_scan_word.exit:
  br label %if.end
if.end:
  ret void
}
define dso_local void @__model_scan_set(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %most, i8* noundef %set, i64 noundef %size) {
entry:
  %cmp = icmp sge i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  br label %do.body
do.body:
  %i.0 = phi i64 [ 0, %if.end ], [ %inc, %land.end10 ]
  %call = call signext i8 @__gsmack_nondet_char()
  %conv = sext i8 %call to i32
  %cmp1 = icmp ne i32 %conv, 0
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp.i = icmp ugt i64 %size, 0
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %0 = load i8, i8* %set, align 1
  %conv.i = sext i8 %0 to i32
  %cmp1.i = icmp eq i32 %conv.i, 94
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %land.rhs ], [ %cmp1.i, %land.rhs.i ]
  %conv3.i = zext i1 %1 to i64
  br label %for.cond.i
for.cond.i:
  %in.0.i = phi i8 [ 0, %land.end.i ], [ %in.3.i, %if.end34.i ]
  %i.0.i = phi i64 [ %conv3.i, %land.end.i ], [ %inc.i, %if.end34.i ]
  %cmp4.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp4.i, label %for.body.i, label %scan_in_set.exit
for.body.i:
  %add.i = add i64 %i.0.i, 2
  %cmp6.i = icmp ult i64 %add.i, %size
  br i1 %cmp6.i, label %land.lhs.true.i, label %if.else.i
land.lhs.true.i:
  %add8.i = add i64 %i.0.i, 1
  %arrayidx9.i = getelementptr inbounds i8, i8* %set, i64 %add8.i
  %2 = load i8, i8* %arrayidx9.i, align 1
  %conv10.i = sext i8 %2 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 45
  br i1 %cmp11.i, label %if.then.i, label %if.else.i
if.then.i:
  %conv13.i = zext i8 %call to i32
  %arrayidx14.i = getelementptr inbounds i8, i8* %set, i64 %i.0.i
  %3 = load i8, i8* %arrayidx14.i, align 1
  %conv15.i = zext i8 %3 to i32
  %cmp16.i = icmp sge i32 %conv13.i, %conv15.i
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end.i
land.lhs.true18.i:
  %arrayidx21.i = getelementptr inbounds i8, i8* %set, i64 %add.i
  %4 = load i8, i8* %arrayidx21.i, align 1
  %conv22.i = zext i8 %4 to i32
  %cmp23.i = icmp sle i32 %conv13.i, %conv22.i
  br i1 %cmp23.i, label %if.then25.i, label %if.end.i
if.then25.i:
  br label %if.end.i
if.end.i:
  %in.1.i = phi i8 [ 1, %if.then25.i ], [ %in.0.i, %land.lhs.true18.i ], [ %in.0.i, %if.then.i ]
  br label %if.end34.i
if.else.i:
  %arrayidx28.i = getelementptr inbounds i8, i8* %set, i64 %i.0.i
  %5 = load i8, i8* %arrayidx28.i, align 1
  %conv29.i = sext i8 %5 to i32
  %cmp30.i = icmp eq i32 %conv, %conv29.i
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i
if.then32.i:
  br label %if.end33.i
if.end33.i:
  %in.2.i = phi i8 [ 1, %if.then32.i ], [ %in.0.i, %if.else.i ]
  br label %if.end34.i
if.end34.i:
  %in.3.i = phi i8 [ %in.1.i, %if.end.i ], [ %in.2.i, %if.end33.i ]
  %i.1.i = phi i64 [ %add.i, %if.end.i ], [ %i.0.i, %if.end33.i ]
  %inc.i = add i64 %i.1.i, 1
  br label %for.cond.i
scan_in_set.exit:
  %tobool35.i = trunc i8 %in.0.i to i1
  %conv36.i = zext i1 %tobool35.i to i32
  %conv38.i = zext i1 %1 to i32
  %cmp39.i = icmp ne i32 %conv36.i, %conv38.i
  br label %land.end
land.end:
  %6 = phi i1 [ false, %do.body ], [ %cmp39.i, %scan_in_set.exit ]
  call void @__gsmack_assume(i1 noundef zeroext %6)
  %inc = add nsw i64 %i.0, 1
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %call, i8* %arrayidx, align 1
  br label %do.cond
do.cond:
  %cmp5 = icmp slt i64 %inc, %most
  br i1 %cmp5, label %land.rhs7, label %land.end10
land.rhs7:
  %call8 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end10
land.end10:
  %7 = phi i1 [ false, %do.cond ], [ %call8, %land.rhs7 ]
  br i1 %7, label %do.body, label %do.end
do.end:
  %arrayidx11 = getelementptr inbounds i8, i8* %to, i64 %inc
  store i8 0, i8* %arrayidx11, align 1
  br label %return
return:
  ret void
}
define dso_local void @__model_scan_any_set(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %most, i8* noundef %set, i64 noundef %size) {
entry:
  %cmp = icmp slt i32 %index, %done
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_bound(i1 noundef zeroext %call.i, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i64 0, i64 0), i64 noundef %most)
  call void @__gsmack_assume(i1 noundef zeroext %call.i)
  call void @__model_scan_set(i32 noundef %done, i32 noundef %index, i8* noundef %to, i64 noundef %most, i8* noundef %set, i64 noundef %size)
  br label %if.end
if.end:
  ret void
}
define dso_local void @__model_scan_count(i32 noundef %done, i32 noundef %before, i32 noundef %certain, i32* noundef %to) {
entry:
  %cmp = icmp eq i32 %before, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %tobool = icmp ne i32 %certain, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %done.addr.0 = phi i32 [ 0, %if.then ], [ %done, %land.lhs.true ], [ %done, %entry ]
  %cmp1 = icmp sgt i32 %done.addr.0, %before
  br i1 %cmp1, label %if.then6, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp eq i32 %done.addr.0, %before
  br i1 %cmp2, label %land.lhs.true3, label %if.end9
land.lhs.true3:
  %tobool4 = icmp ne i32 %certain, 0
  br i1 %tobool4, label %if.then6, label %lor.lhs.false5
lor.lhs.false5:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then6, label %if.end9
if.then6:
  %call7 = call i32 @__gsmack_nondet_int()
  %cmp8 = icmp sge i32 %call7, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp8)
  store i32 %call7, i32* %to, align 4
  br label %if.end9
if.end9:
  ret void
}
declare dso_local i32 @__gsmack_nondet_int()
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i64 noundef)
