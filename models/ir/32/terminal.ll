target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.termios = type { i32, i32, i32, i32, i8, [32 x i8], i32, i32 }
@.str = private unnamed_addr constant [33 x i8] c"what cfmakeraw makes of settings\00", align 1
define dso_local i32 @tcgetattr(i32 noundef %file, %struct.termios* noundef %to) {
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
  %call.i1 = call i32 @__gsmack_nondet_uint()
  %c_iflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 0
  store i32 %call.i1, i32* %c_iflag.i, align 4
  %call1.i = call i32 @__gsmack_nondet_uint()
  %c_oflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 1
  store i32 %call1.i, i32* %c_oflag.i, align 4
  %call2.i = call i32 @__gsmack_nondet_uint()
  %c_cflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 2
  store i32 %call2.i, i32* %c_cflag.i, align 4
  %call3.i = call i32 @__gsmack_nondet_uint()
  %c_lflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 3
  store i32 %call3.i, i32* %c_lflag.i, align 4
  %call4.i = call zeroext i8 @__gsmack_nondet_uchar()
  %c_line.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 4
  store i8 %call4.i, i8* %c_line.i, align 4
  %call5.i = call i32 @__gsmack_nondet_uint()
  %c_ispeed.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 6
  store i32 %call5.i, i32* %c_ispeed.i, align 4
  %call6.i = call i32 @__gsmack_nondet_uint()
  %c_ospeed.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 7
  store i32 %call6.i, i32* %c_ospeed.i, align 4
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i, label %for.body.i, label %any_settings.exit
for.body.i:
  %call7.i = call zeroext i8 @__gsmack_nondet_uchar()
  %c_cc.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [32 x i8], [32 x i8]* %c_cc.i, i32 0, i32 %i.0.i
  store i8 %call7.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_settings.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %any_settings.exit ]
  ret i32 %retval.0
}
define dso_local i32 @tcsetattr(i32 noundef %file, i32 noundef %when, %struct.termios* noundef %from) {
entry:
  %0 = bitcast %struct.termios* %from to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 60
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  ret i32 %cond.i
}
define dso_local void @cfmakeraw(%struct.termios* noundef %to) {
entry:
  %0 = bitcast %struct.termios* %to to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 60
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 60)
  %call.i3 = call i32 @__gsmack_nondet_uint()
  %c_iflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 0
  store i32 %call.i3, i32* %c_iflag.i, align 4
  %call1.i = call i32 @__gsmack_nondet_uint()
  %c_oflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 1
  store i32 %call1.i, i32* %c_oflag.i, align 4
  %call2.i = call i32 @__gsmack_nondet_uint()
  %c_cflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 2
  store i32 %call2.i, i32* %c_cflag.i, align 4
  %call3.i = call i32 @__gsmack_nondet_uint()
  %c_lflag.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 3
  store i32 %call3.i, i32* %c_lflag.i, align 4
  %call4.i = call zeroext i8 @__gsmack_nondet_uchar()
  %c_line.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 4
  store i8 %call4.i, i8* %c_line.i, align 4
  %call5.i = call i32 @__gsmack_nondet_uint()
  %c_ispeed.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 6
  store i32 %call5.i, i32* %c_ispeed.i, align 4
  %call6.i = call i32 @__gsmack_nondet_uint()
  %c_ospeed.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 7
  store i32 %call6.i, i32* %c_ospeed.i, align 4
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i4 = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i4, label %for.body.i, label %any_settings.exit
for.body.i:
  %call7.i = call zeroext i8 @__gsmack_nondet_uchar()
  %c_cc.i = getelementptr inbounds %struct.termios, %struct.termios* %to, i32 0, i32 5
  %arrayidx.i5 = getelementptr inbounds [32 x i8], [32 x i8]* %c_cc.i, i32 0, i32 %i.0.i
  store i8 %call7.i, i8* %arrayidx.i5, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_settings.exit:
  ret void
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
define dso_local i32 @tcflush(i32 noundef %file, i32 noundef %which) {
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
  ret i32 %cond.i
}
define dso_local i32 @tcdrain(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  ret i32 %cond.i
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local zeroext i8 @__gsmack_nondet_uchar()
declare dso_local i32 @__gsmack_nondet_ulong()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_point()
